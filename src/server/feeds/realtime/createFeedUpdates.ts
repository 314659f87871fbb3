import type { ReportedTrips } from '../../../contract/realtime/reported-trips.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import type { TripMatch } from '../../../transit/positions/TripMatch.ts';
import { tripNames } from '../../../transit/positions/tripNames.ts';
import type { UpdateCounts } from '../../../transit/predictions/update-counts.ts';
import type { UpdateReading } from '../../../transit/predictions/UpdateReading.ts';
import {
  areSameUpdates,
  unusedCounts,
  unusedTrips,
  updateNotes,
  updatesFault,
} from '../../../transit/report/update-notes.ts';
import { STUCK_TIME } from '../../../transit/report/vehicle-faults.ts';
import type { ReadMessage, RealtimePoll } from './createRealtimePolls.ts';
import { createShareLog } from './createShareLog.ts';
import type { MatchedCity, VehicleFeedOptions } from './VehicleFeed.ts';

/** The trip updates of one feed, and what the operator should know of them. */
interface FeedUpdates {
  /** Notes the trip updates of a new message, and whether they changed. */
  noteRead(tripUpdates: ReportedTrips, readAt: number): void;
  /** Applies the trip updates of a message to the city's timetable. */
  apply(read: ReadMessage, match: TripMatch, city: MatchedCity): Promise<void>;
  /** Logs when no feed of the city can use many of the trip updates. */
  logProblems(): void;
  /** Forgets what was applied: it names trips by their indexes in one city. */
  clear(): void;
  /** What was applied last; null if nothing was. */
  reading(): UpdateReading | null;
  /** Why none can be used; undefined if some can. */
  fault(): string | undefined;
  /** How many were not used, by the reason. */
  unused(): Partial<UpdateCounts>;
  notes(): readonly string[];
}

/**
 * @param feed names the feed in the log, without its key
 * @param poll where it is read
 */
export function createFeedUpdates(
  options: VehicleFeedOptions,
  feed: string,
  poll: Pick<RealtimePoll, 'noteUsed' | 'usedByOthers'>,
): FeedUpdates {
  const { oldAfter, log, clock, sightings, others } = options;
  const logShare = createShareLog(log, feed, ['trip updates not used', 'trip updates used again']);
  let last: ReportedTrips | undefined;
  /** When the trip updates last changed, by our clock. */
  let changedAt = Number.NEGATIVE_INFINITY;
  let reading: UpdateReading | null = null;
  const total = () => last?.trips.length ?? 0;

  const read = async (
    { message, readAt }: ReadMessage,
    match: TripMatch,
    { matcher, updates: reader }: MatchedCity,
  ): Promise<UpdateReading | null> => {
    if (reader === null || (message.tripUpdates.trips.length === 0 && reading === null))
      return null;
    // What stays the same for long is not newer because the feed says so.
    const newestAt = readAt - changedAt > STUCK_TIME ? changedAt : readAt;
    const madeAt = Math.min(message.madeAt ?? readAt, newestAt);
    // Several servers behind one address may send an older message after a newer one.
    if (reading !== null && madeAt < reading.madeAt && readAt - reading.madeAt <= oldAfter)
      return reading;
    const steps = reader.readSteps(message.tripUpdates, {
      madeAt,
      now: readAt,
      ...tripNames(matcher, [match, ...others()]),
      ...sightings,
      before: reading,
    });
    return await runStepsWithPauses(steps);
  };

  return {
    noteRead(tripUpdates, readAt) {
      if (!areSameUpdates(last, tripUpdates)) changedAt = readAt;
      last = tripUpdates;
    },
    async apply(message, match, city) {
      reading = await read(message, match, city);
      const counts = reading?.counts;
      poll.noteUsed('trip updates', counts === undefined ? 0 : total() - unusedTrips(counts));
    },
    logProblems() {
      const counts = reading?.counts;
      if (counts === undefined) return;
      const unused = unusedTrips(counts) - poll.usedByOthers('trip updates');
      logShare(unused, total(), () => updateNotes(total(), reading).join(' '));
    },
    clear() {
      reading = null;
    },
    reading: () => reading,
    fault: () => updatesFault(total(), reading?.counts),
    unused: () => unusedCounts(reading?.counts),
    notes: () => updateNotes(total(), reading, clock.now() - changedAt),
  };
}
