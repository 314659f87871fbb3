import type { ReportedTrip } from '../../contract/realtime/reported-trips.ts';

/** Why something of a trip update was not used, or how it was. Each is counted. */
const UPDATE_REASONS = [
  'unknownTrip',
  'unknownRoute',
  'notOnThatDay',
  'withoutTimes',
  'guessed',
  'past',
  'old',
  'unlikely',
  'repeatedTrip',
  'failed',
  'unknownStop',
  'repeatedStop',
  'correctedTime',
  'unbelievableTime',
  'unreadableDate',
  'stopsTooMany',
  'unlistedStop',
  'unlistedRoute',
] as const;
export type UpdateReason = (typeof UPDATE_REASONS)[number];
export type UpdateCounts = Record<UpdateReason, number>;

/** What was not used of a message, and for each reason a trip of which that is so, as the feed names it. */
export interface UpdateTally {
  readonly counts: UpdateCounts;
  readonly examples: Map<UpdateReason, string>;
  count(reason: UpdateReason, example: string, count?: number): void;
}

/** Longer names are cut. */
const MOST_CHARACTERS = 80;

/** How a feed names a trip, for the operator. */
export const tripName = ({ tripID, routeID, startTime, vehicleID }: ReportedTrip): string =>
  (tripID || [routeID, startTime, vehicleID].filter((part) => part !== '').join(' ')).slice(
    0,
    MOST_CHARACTERS,
  );

export function createUpdateTally(): UpdateTally {
  const counts: UpdateCounts = {
    unknownTrip: 0,
    unknownRoute: 0,
    notOnThatDay: 0,
    withoutTimes: 0,
    guessed: 0,
    past: 0,
    old: 0,
    unlikely: 0,
    repeatedTrip: 0,
    failed: 0,
    unknownStop: 0,
    repeatedStop: 0,
    correctedTime: 0,
    unbelievableTime: 0,
    unreadableDate: 0,
    stopsTooMany: 0,
    unlistedStop: 0,
    unlistedRoute: 0,
  };
  const examples = new Map<UpdateReason, string>();
  return {
    counts,
    examples,
    count(reason, example, count = 1) {
      if (count === 0) return;
      counts[reason] += count;
      if (example !== '' && !examples.has(reason)) examples.set(reason, example);
    },
  };
}
