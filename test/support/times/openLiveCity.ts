import type { FeedMessage } from '../../../src/contract/realtime/FeedMessage.ts';
import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../src/contract/snapshot/timetable.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createAgency } from '../../../src/transit/createAgency.ts';

type Files = Parameters<typeof importGtfs>[0];

/**
 * A city of a GTFS feed, as `followCity` tells of it.
 *
 * @param today the service day on which the feed is read
 * @param hasEstimates whether runs are estimated from where their buses are
 */
export async function openLiveCity(files: Files, today: string, { hasEstimates = false } = {}) {
  const { snapshot, timetable } = await importGtfs(files, { today, contentHash: 'x' });
  return followCity(snapshot, timetable, { hasEstimates });
}

const MOST_FEEDS = 3;

/** A city with its timetable, whose agency takes realtime messages as a server has it take them. */
export function followCity(
  snapshot: Snapshot,
  timetable: SnapshotTimetable,
  { hasEstimates = false } = {},
) {
  const agency = createAgency({ feeds: MOST_FEEDS, hasEstimates });
  runSteps(agency.use(snapshot, timetable));
  return {
    snapshot,
    timetable,
    agency,
    /** Takes a message of each feed. @param now milliseconds since 1970 @returns what of each was not used */
    see(messages: readonly (Uint8Array | FeedMessage)[], now: number) {
      for (const [feed, sent] of messages.entries()) {
        const message = sent instanceof Uint8Array ? decodeFeedMessage(sent) : sent;
        runSteps(agency.take(feed, message, now));
      }
      return messages.map((_, feed) => agency.report(feed, now));
    },
    arrivals: (stopID: string, now: number, minutes = 90) =>
      agency.arrivals({ stopID, minutes }, now),
    trip: (tripID: string, now: number) => agency.trip({ tripID }, now),
  };
}
