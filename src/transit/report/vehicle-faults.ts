import type { FeedMessage } from '../../contract/realtime/FeedMessage.ts';
import type { Naming } from '../positions/createTripFinder.ts';
import type { LeftOutReason, TripCounts, TripMatch } from '../positions/TripMatch.ts';

/**
 * Milliseconds. A feed with vehicles that responds, but for this long with the same time of its own, is stuck.
 * By our clock, because a feed whose clock is wrong may still be live.
 */
export const STUCK_TIME = 600_000;

/** When the newest vehicle was measured, in milliseconds since 1970; undefined if none says. */
export function newestOf({ vehicles }: FeedMessage): number | undefined {
  const times = vehicles.flatMap(({ measuredAt }) => measuredAt ?? []);
  return times.length === 0 ? undefined : times.reduce((a, b) => Math.max(a, b));
}

/** The feed's own time, in milliseconds since 1970. */
export interface FeedTime {
  /** Undefined if the feed sends none. */
  readonly madeAt: number | undefined;
  /** When this time was first read. */
  readonly since: number;
  /** Whether it is the first time that was read of the feed. */
  readonly isFirst: boolean;
}

/** A time as operators read it: `2026-11-24T18:00:00Z`. */
export const dateOf = (time: number) => new Date(time).toISOString().replace(/\.\d+/, '');

/** How long ago a time was, in a unit that says enough: "6 hours ago". */
function agoOf(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.round(hours / 24)} days ago`;
}

/**
 * Why a feed that responds is stuck, in a sentence; undefined if it is not. One whose first time is old is stuck until
 * that changes: its clock may be wrong, but a feed that is frozen looks the same.
 *
 * @param oldAfter milliseconds after which vehicles say nothing about now
 */
export function stuckFault(
  { madeAt, since, isFirst }: FeedTime,
  now: number,
  oldAfter: number,
): string | undefined {
  if (madeAt !== undefined && isFirst && since - madeAt > oldAfter)
    return `The feed's own time is ${dateOf(madeAt)}, ${agoOf(now - madeAt)}, and has not changed yet`;
  if (now - since <= STUCK_TIME) return undefined;
  const minutes = STUCK_TIME / 60_000;
  return madeAt === undefined
    ? `The feed has not changed for ${minutes} minutes`
    : `The feed has had the same time for ${minutes} minutes: ${dateOf(madeAt)}`;
}

/** A clock may be ahead by so many milliseconds. */
const MOST_AHEAD = 60_000;

const minutesOf = (milliseconds: number) => Math.round(milliseconds / 60_000).toLocaleString('en');

type TimedMessage = Pick<FeedMessage, 'madeAt' | 'vehicles' | 'tripUpdates'>;

/**
 * That a feed's own time is so far behind that nothing of it is live, in a sentence: a clock that is late looks like a
 * feed that is delayed. Undefined if it is not, and for a feed of alerts alone, which stay.
 *
 * @param readAt when the message was read, in milliseconds since 1970
 * @param oldAfter the age from which a time is no longer live, in milliseconds
 */
export function behindNote(
  { madeAt, vehicles, tripUpdates }: TimedMessage,
  readAt: number,
  oldAfter: number,
): string | undefined {
  const isTimed = vehicles.length + tripUpdates.trips.length > 0;
  if (madeAt === undefined || !isTimed || readAt - madeAt <= oldAfter) return undefined;
  return `The feed's own time was ${minutesOf(readAt - madeAt)} minutes behind when it was read, so nothing of it is live: riders see neither its buses nor its times.`;
}

/** What the operator should know of a feed's clock, in at most one sentence. See `behindNote`. */
export function clockNotes(
  message: TimedMessage,
  readAt: number,
  oldAfter: number,
): readonly string[] {
  const behind = behindNote(message, readAt, oldAfter);
  if (behind !== undefined) return [behind];
  const { madeAt = readAt } = message;
  return madeAt - readAt > MOST_AHEAD
    ? [
        `The feed's own time was ${minutesOf(madeAt - readAt)} minutes ahead when it was read. Its predictions may be as late.`,
      ]
    : [];
}

/** How vehicles were found whose trip or route is not named by its own ID. */
const NAMINGS: readonly (readonly [naming: Naming, words: string])[] = [
  ['originalTripID', 'by the original_trip_id of a trip'],
  ['stamp', 'by a trip_id with another date in it'],
  ['start', "by their route and their trip's start: the timetable has no such trip_id"],
  ['routeIDWithSuffix', 'by a route_id with something after it'],
  ['prefix', 'by a trip_id or route_id with something before it'],
  ['tripIDOfRoute', 'by a trip_id that is the ID of a route'],
];

/** How many vehicles were found other than by the ID of their trip or route, one sentence each. */
export const namingNotes = ({ namings }: Pick<TripMatch, 'namings'>): readonly string[] =>
  NAMINGS.filter(([naming]) => namings[naming] > 0).map(
    ([naming, words]) =>
      `${namings[naming]} ${namings[naming] === 1 ? 'bus was' : 'buses were'} found ${words}.`,
  );

/** What is wrong with vehicles that should be shown. Others are left out rightly, such as canceled ones. */
const FAULTS: readonly (readonly [reason: LeftOutReason, words: string])[] = [
  ['farAway', 'are far from this city'],
  ['withoutID', 'have no ID'],
  ['withoutPosition', 'have no position'],
  ['tooOld', 'have positions that are too old'],
  ['withoutRoute', 'are on no route of this city'],
];

/**
 * With a smaller share in service, as at night, "none can be shown" may be true of a good feed: a bus that
 * returns to its garage often names a trip that no timetable has.
 */
const LEAST_SHARE = 0.25;

/**
 * Why none of a feed's vehicles can be shown, in a sentence for the operator: the feed is of another city, or
 * doesn't fit the timetable. Undefined if some can be shown, or if there may rightly be none.
 *
 * @param hasServed whether the feed has had vehicles on the city's routes: a region's feed then rightly has only
 *   those of other cities at night
 */
export function mismatchFault(
  { vehicles }: FeedMessage,
  { matched, leftOut }: TripMatch,
  hasServed: boolean,
): string | undefined {
  if (matched > 0 || vehicles.length === 0) return undefined;
  const inService = vehicles.filter(
    ({ tripID, routeID, isCanceled }) => !isCanceled && (tripID !== '' || routeID !== ''),
  );
  const least = vehicles.length * LEAST_SHARE;
  // Parked buses of another city are far away, too.
  if (inService.length < least && leftOut.farAway < least) return undefined;
  if (hasServed && leftOut.farAway >= least) return undefined;
  const [worst] = FAULTS.toSorted(([a], [b]) => leftOut[b] - leftOut[a]);
  return worst === undefined
    ? undefined
    : `${leftOut[worst[0]]} of ${vehicles.length} buses ${worst[1]}`;
}

/** How many of the buses in service match no trip, and what that means. */
export const withoutTripSentence = ({ inService, withoutTrip }: TripCounts): string =>
  `${Math.round((withoutTrip / inService) * 100)}% of the buses match no trip (${withoutTrip} of ${inService}). Their next stops are not shown, and their destinations only where the feed names a direction.`;
