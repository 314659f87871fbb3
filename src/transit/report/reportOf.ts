import type { AgencyFeed } from '../AgencyFeed.ts';
import type { AlertFault } from '../alerts/AlertFaults.ts';
import type { Failures } from '../Failures.ts';
import type { UpdateCounts } from '../predictions/update-counts.ts';
import { unusedCounts, unusedTrips, updateNotes, updatesFault } from './update-notes.ts';
import { clockNotes, mismatchFault, namingNotes, withoutTripSentence } from './vehicle-faults.ts';

/** How many of a feed's entities can't be used, and a sentence about it. */
interface Share {
  readonly total: number;
  readonly unused: number;
  readonly sentence: () => string;
}

/** What the operator should know of a feed. */
export interface FeedReport {
  /** What was left out of its latest message, by the reason; undefined while the feed is down. */
  readonly leftOut: Readonly<Record<string, number>> | undefined;
  /** One sentence each. */
  readonly notes: readonly string[];
  /** How many vehicles are shown. */
  readonly shown: number;
  /** The vehicles in service that match no trip. */
  readonly vehicles: Share;
  readonly tripUpdates: Share;
  /** How many trip updates and stops of them were not used as they are, by the reason; undefined without any. */
  readonly updateCounts: Readonly<UpdateCounts> | undefined;
  readonly alertsLeftOut: Readonly<Partial<Record<AlertFault, number>>>;
  /** Why it looks like a feed of another city. */
  readonly mismatch: string | undefined;
  /** How many alerts its latest message has. */
  readonly alerts: number;
  /** Why it looks frozen, or why nothing of it is live. */
  readonly stuck: string | undefined;
}

/** What of `AlertMatch.unknown` the operator should know, in at most one sentence. */
const unknownNotes = (unknown: readonly string[]): readonly string[] =>
  unknown.length === 0
    ? []
    : [`Alerts name what the timetable does not have, such as ${unknown.join(', ')}.`];

/** That vehicles could not be worked out, with one of them. */
const failedNotes = (what: string, { count, example }: Pick<Failures, 'count' | 'example'>) =>
  count === 0
    ? []
    : [
        `${what} that Curbside failed to work out, which is a fault of Curbside: ${count}, such as "${example}".`,
      ];

/**
 * Reports on a feed.
 *
 * @param now milliseconds since 1970
 * @param liveFor the age from which a time is no longer live, in milliseconds
 * @param failures the buses and runs of all feeds that could not be worked out when they were joined
 */
export function reportOf(
  feed: AgencyFeed,
  now: number,
  liveFor: number,
  failures: Failures | undefined,
): FeedReport {
  const { last, reading, served, updatesChangedAt } = feed;
  const total = last?.message.tripUpdates.trips.length ?? 0;
  const counts = reading?.updates?.counts;
  const { inService = 0, withoutTrip = 0 } = reading?.match.trips ?? {};
  const isUp = feed.isUp(now);
  const notes =
    last === null || reading === null
      ? []
      : [
          ...clockNotes(last.message, last.readAt, liveFor),
          ...namingNotes(reading.match),
          ...failedNotes('Buses', reading.match.failures),
          ...(failures === undefined ? [] : failedNotes('Live times of buses', failures)),
          ...unknownNotes(reading.alerts.unknown),
          ...updateNotes(total, reading.updates, now - updatesChangedAt),
        ];
  return {
    leftOut: isUp
      ? { ...reading?.match.leftOut, ...unusedCounts(counts), ...reading?.alerts.leftOut }
      : undefined,
    notes: isUp ? notes : [],
    shown: reading?.match.matched ?? 0,
    vehicles: {
      total: inService,
      unused: withoutTrip,
      sentence: () => withoutTripSentence({ inService, withoutTrip }),
    },
    tripUpdates: {
      total: counts === undefined ? 0 : total,
      unused: counts === undefined ? 0 : unusedTrips(counts),
      sentence: () => updateNotes(total, reading?.updates).join(' '),
    },
    updateCounts: counts,
    alertsLeftOut: reading?.alerts.leftOut ?? {},
    mismatch:
      last === null || reading === null
        ? undefined
        : (mismatchFault(last.message, reading.match, served.size > 0) ??
          updatesFault(total, counts)),
    stuck: feed.stuck(now) ?? feed.behind(now),
    alerts: last?.message.alerts.length ?? 0,
  };
}
