import type { Snapshot } from '../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../contract/snapshot/timetable.ts';
import type { Steps } from '../lib/steps.ts';
import type { AgencyFeed, FeedReading } from './AgencyFeed.ts';
import { type AlertMatch, matchAlertsSteps } from './alerts/matchAlerts.ts';
import { runIDOf } from './alerts/runIDOf.ts';
import { type CityTimes, createCityTimes } from './arrivals/createCityTimes.ts';
import { createLiveCity, type LiveCity, type LiveCityOptions } from './arrivals/createLiveCity.ts';
import { type TripMatcher, tripMatcherSteps } from './positions/createTripMatcher.ts';
import type { TripMatch } from './positions/TripMatch.ts';
import { tripNames } from './positions/tripNames.ts';
import { runKey } from './predictions/LiveRun.ts';
import type { UpdateReading } from './predictions/UpdateReading.ts';
import { STUCK_TIME } from './report/vehicle-faults.ts';

/** A snapshot with all that messages are matched to. */
export interface AgencyCity {
  readonly snapshot: Snapshot;
  readonly times: CityTimes | null;
  /** Null without realtime feeds, or without a timetable. */
  readonly live: LiveCity | null;
  /** Reads a feed's last message. @param before what the message before said of this city */
  readSteps(
    feed: AgencyFeed,
    others: readonly TripMatch[],
    before: FeedReading | null,
  ): Steps<ReadResult>;
}

/** What was read of a message, and why the rest of it can't be used. */
export interface ReadResult {
  readonly reading: FeedReading | null;
  readonly fault?: unknown;
}

const NO_ALERTS: AlertMatch = { alerts: [], leftOut: {}, unknown: [], closures: [] };

interface AgencyCityOptions extends LiveCityOptions {
  /** The age from which what was seen is no longer live, in milliseconds. */
  readonly liveFor: number;
  /** Whether it has realtime feeds. What messages are matched with takes as much memory as the times. */
  readonly isLive: boolean;
}

/** Makes a snapshot ready to be asked about, and to have messages matched to it. */
export function* agencyCitySteps(
  snapshot: Snapshot,
  timetable: SnapshotTimetable | null,
  { liveFor, isLive, ...options }: AgencyCityOptions,
): Steps<AgencyCity> {
  const times = timetable === null ? null : createCityTimes(snapshot, timetable, liveFor);
  yield;
  const matcher: TripMatcher | null = isLive ? yield* tripMatcherSteps(snapshot) : null;
  const live: LiveCity | null =
    isLive && times !== null ? createLiveCity(snapshot, times.timetable, options) : null;

  function* updatesSteps(
    { last, updatesChangedAt }: AgencyFeed,
    matches: readonly TripMatch[],
    before: UpdateReading | null,
  ): Steps<UpdateReading | null> {
    if (live === null || matcher === null || last === null) return null;
    const { message, readAt } = last;
    if (message.tripUpdates.trips.length === 0 && before === null) return null;
    // What stays the same for long is not newer because the feed says so.
    const newestAt = readAt - updatesChangedAt > STUCK_TIME ? updatesChangedAt : readAt;
    const madeAt = Math.min(message.madeAt ?? readAt, newestAt);
    // Several servers behind one address may send an older message after a newer one.
    if (before !== null && madeAt < before.madeAt && readAt - before.madeAt <= liveFor)
      return before;
    const seen = new Map(
      matches
        .flatMap(({ buses }) => live.runsOf(buses))
        .map(({ bus, run }) => [runKey(run), bus.vehicleID]),
    );
    return yield* live.reader.readSteps(message.tripUpdates, {
      madeAt,
      now: readAt,
      ...tripNames(matcher, matches),
      busOn: (run) => seen.get(runKey(run)) ?? live.busOn(run),
      isTracked: live.isTracked,
      before,
    });
  }

  return {
    snapshot,
    times,
    live,
    *readSteps(feed, others, before) {
      if (feed.last === null || matcher === null) return { reading: null };
      const { message, readAt: now } = feed.last;
      let reading = before;
      // What of a message can't be used leaves what was known, and the rest is used.
      try {
        // The time of reading: a message without a time of its own does not get newer while its feed is down.
        const { index, flags } = feed;
        const copiedTrips = others.map(({ copiedTrip }) => copiedTrip);
        const options = { now, feed: index, flags, copiedTrips };
        const match = yield* matcher.matchSteps(message, options);
        reading = { match, updates: before?.updates ?? null, alerts: before?.alerts ?? NO_ALERTS };
        const updates = yield* updatesSteps(feed, [match, ...others], reading.updates);
        reading = { ...reading, updates };
        const tripIDOf = runIDOf(times?.timetable ?? null);
        const alerts = yield* matchAlertsSteps(message.alerts, message.alertsBeyond, {
          snapshot,
          tripIDOf,
          now,
        });
        return { reading: { ...reading, alerts } };
      } catch (fault) {
        return { reading, fault };
      }
    },
  };
}
