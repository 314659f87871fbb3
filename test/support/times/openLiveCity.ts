import type { FeedMessage } from '../../../src/contract/realtime/FeedMessage.ts';
import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../src/contract/snapshot/timetable.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createCityTimes } from '../../../src/transit/arrivals/createCityTimes.ts';
import { createLiveCity } from '../../../src/transit/arrivals/createLiveCity.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import { tripNames } from '../../../src/transit/positions/tripNames.ts';
import type { UpdateReading } from '../../../src/transit/predictions/UpdateReading.ts';

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

/** A city with its timetable, which is told of realtime messages as a server tells it. */
export function followCity(
  snapshot: Snapshot,
  timetable: SnapshotTimetable,
  { hasEstimates = false } = {},
) {
  const times = createCityTimes(snapshot, timetable);
  const live = createLiveCity({ hasEstimates });
  const reader = live.use(snapshot, times.timetable);
  const matcher = createTripMatcher(snapshot);
  const before = new Map<number, UpdateReading>();
  if (reader === null) throw new Error('no timetable');

  return {
    snapshot,
    times,
    live: () => live.current(),
    scores: (now: number) => live.scores(now),
    /** Reads a message of each feed. @param now milliseconds since 1970 */
    see(messages: readonly (Uint8Array | FeedMessage)[], now: number): UpdateReading[] {
      const first = messages.map((sent, feed) => {
        const message = sent instanceof Uint8Array ? decodeFeedMessage(sent) : sent;
        return { message, match: runSteps(matcher.matchSteps(message, { now, feed })) };
      });
      // As soon as another feed has been read, its duplicated trips are known.
      const copiedTrips = first.map(({ match }) => match.copiedTrip);
      const matches = first.map(({ message }, feed) => ({
        message,
        match: runSteps(matcher.matchSteps(message, { now, feed, copiedTrips })),
      }));
      runSteps(
        live.joinSteps(
          matches.map(({ match }, feed) => ({
            ...match,
            updates: before.get(feed) ?? null,
          })),
          now,
        ),
      );
      const readings = matches.map(({ message: { madeAt = now, tripUpdates }, match }, feed) => {
        const steps = reader.readSteps(tripUpdates, {
          madeAt: Math.min(madeAt, now),
          now,
          ...tripNames(matcher, [match, ...matches.map((other) => other.match)]),
          busOn: live.busOn,
          isTracked: live.isTracked,
          before: before.get(feed) ?? null,
        });
        const updates = runSteps(steps);
        before.set(feed, updates);
        return { ...match, updates };
      });
      runSteps(live.joinSteps(readings, now));
      return readings.map(({ updates }) => updates);
    },
    arrivals: (stopID: string, now: number, minutes = 90) =>
      times.arrivals({ stopID, minutes }, live.current(), now),
    trip: (tripID: string, now: number) => times.trip({ tripID }, live.current(), now),
  };
}
