import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import { decodeFeedSteps } from '../../../feeds/realtime/decodeFeedMessage.ts';
import type { FeedMessage } from '../../../feeds/realtime/FeedMessage.ts';
import type { MatchOptions, TripMatcher } from '../../../feeds/realtime/match/createTripMatcher.ts';
import type { TripMatch } from '../../../feeds/realtime/match/TripMatch.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import type { Clock } from '../../../lib/time/Clock.ts';
import type { TripRun } from '../../../times/timetable/Timetable.ts';
import type { UpdateReader } from '../../../times/updates/createUpdateReader.ts';
import type { UpdateReading } from '../../../times/updates/UpdateReading.ts';
import type { Log } from '../../log.ts';
import { feedName } from '../../settings/address-settings.ts';
import { createFeedAlerts } from '../alerts/createFeedAlerts.ts';
import type { AlertsOfFeed } from '../alerts/joinAlerts.ts';
import { createFeedPoller, type FeedPoller } from '../createFeedPoller.ts';
import { type FeedRequest, type FetchTools, fetchFeed } from '../fetchFeed.ts';
import { createFeedUpdates } from './createFeedUpdates.ts';
import { createTripLog } from './createTripLog.ts';
import type { FeedMatch } from './routeReport.ts';
import {
  type FeedTime,
  mismatchFault,
  namingNotes,
  newestOf,
  stuckFault,
} from './vehicle-faults.ts';
import type { VehicleFeedState } from './VehicleFeedState.ts';

/** The largest VehiclePositions message that is read. The largest agencies send under 2 MB. */
const MAX_BYTES = 16_000_000;

/** Milliseconds since a feed last responded well, after which its vehicles say nothing about now (R11). */
const KEPT_TIME = 120_000;
/** The same for a feed that is polled rarely, in intervals. */
const KEPT_INTERVALS = 2.5;

/** A message and when it was read, in milliseconds since 1970. */
interface ReadMessage {
  readonly message: FeedMessage;
  readonly readAt: number;
}

/** What vehicles, trip updates and alerts are matched to. */
interface MatchedCity {
  readonly snapshot: Snapshot;
  readonly matcher: TripMatcher;
  /** Null for a city without a timetable. */
  readonly updates: UpdateReader | null;
}

interface VehicleFeedOptions {
  readonly request: Omit<FeedRequest, 'maxBytes'>;
  /** Milliseconds from one poll to the next. */
  readonly interval: number;
  /** Milliseconds after which vehicles say nothing about now: those of a feed that is that old at first (F30). */
  readonly oldAfter: number;
  readonly city: MatchedCity;
  readonly matchOptions: Omit<MatchOptions, 'now'>;
  /** Whether a bus of any feed was lately seen on a run. */
  readonly hasBus: (run: TripRun) => boolean;
  /** Called after each reading. */
  readonly onRead: () => void;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: () => number;
  readonly tools: FetchTools;
}

/** One realtime feed, with its latest vehicles matched to the city's trips. */
export interface VehicleFeed {
  readonly poller: FeedPoller<unknown>;
  /** The latest vehicles; null while the feed is not live. */
  liveMatch(): TripMatch | null;
  /** Where the latest vehicles are on their trips. They say themselves how old they are; none of a stuck feed. */
  buses(): TripMatch['buses'];
  /** The latest trip updates of the present city. They say themselves how old they are. */
  updates(): UpdateReading | null;
  /** Whether it has had vehicles, or nothing else either. If not, it says nothing about where buses are. */
  mayHaveVehicles(): boolean;
  readonly served: FeedMatch['served'];
  alerts(): AlertsOfFeed;
  state(): VehicleFeedState;
  /** Matches what was read last, and all that is read later, to another city. */
  useCity(city: MatchedCity): Promise<void>;
}

export function createVehicleFeed(options: VehicleFeedOptions): VehicleFeed {
  const { request, interval, oldAfter, matchOptions, log, clock, random, tools } = options;
  const { host } = new URL(request.url);
  const keptTime = Math.max(KEPT_TIME, KEPT_INTERVALS * interval);
  const feed = feedName(request.url);
  const logTrips = createTripLog(log, feed);
  const served = new Set<string>();
  let { city } = options;
  const alerts = createFeedAlerts(city.snapshot, feed, log);
  const { staticFeed = 0 } = matchOptions;
  const { hasBus } = options;
  const updates = createFeedUpdates({ feed, log, oldAfter, staticFeed, hasBus });
  let match: TripMatch | null = null;
  let lastRead: ReadMessage | undefined;
  let matching: Promise<void> = Promise.resolve();
  let lastFailure: string | undefined;
  let newest: FeedTime | undefined;
  let mismatch: string | undefined;

  const runMatch = async () => {
    if (lastRead === undefined) return;
    const { message, readAt } = lastRead;
    // The time of reading: a message without a time of its own does not get newer while its feed is down.
    const { matcher } = city;
    const steps = matcher.matchSteps(message, { ...matchOptions, now: readAt });
    match = await runStepsWithPauses(steps, () => nextTurn());
    await updates.use(message, readAt, city, match);
    for (const routeID of match.routeIDs) served.add(routeID);
    mismatch = mismatchFault(message, match, served.size > 0) ?? updates.fault();
    // Or the log would say the same twice.
    if (mismatch === undefined) logTrips(match.trips);
  };
  /** Matches the last message with the present matcher. A match that runs is finished first. */
  const matchLast = () => {
    matching = matching
      .catch(() => {})
      .then(runMatch)
      .then(options.onRead);
    return matching;
  };
  const decode = async (bytes: Uint8Array): Promise<ReadMessage> => {
    const message = await runStepsWithPauses(decodeFeedSteps(bytes), () => nextTurn());
    const readAt = clock.now();
    // A feed without a header time is as old as its newest vehicle.
    const madeAt = message.madeAt ?? newestOf(message);
    if (madeAt === undefined || madeAt !== newest?.madeAt)
      newest = { madeAt, since: readAt, isFirst: newest === undefined };
    lastRead = { message, readAt };
    await Promise.all([matchLast(), alerts.use(message, readAt)]);
    return { message, readAt };
  };
  /** A feed without vehicles may rightly be the same for hours. */
  const stuck = (): string | undefined => {
    const { value } = poller.state();
    const hasVehicles = value !== undefined && value.message.vehicles.length > 0;
    return hasVehicles && newest !== undefined
      ? stuckFault(newest, clock.now(), oldAfter)
      : undefined;
  };
  const isUp = () => {
    const { checkedAt } = poller.state();
    return checkedAt !== undefined && clock.now() - checkedAt <= keptTime;
  };
  const state = () => {
    const polled = poller.state();
    const leftOut = isUp()
      ? { ...match?.leftOut, ...updates.leftOut(), ...alerts.match()?.leftOut }
      : undefined;
    const namings = match === null ? [] : namingNotes(match);
    const notes = isUp() ? [...namings, ...updates.notes(clock.now()), ...alerts.notes()] : [];
    return { ...polled, failure: polled.failure ?? mismatch ?? stuck(), host, leftOut, notes };
  };
  const logFailure = () => {
    const { failure } = state();
    if (failure === lastFailure) return;
    if (failure === undefined) log({ event: 'vehicle feed recovered', feed });
    else log({ event: 'vehicle feed failed', feed, failure });
    lastFailure = failure;
  };
  const poller = createFeedPoller({
    interval,
    clock,
    random,
    fetchFeed: (validators, signal) =>
      fetchFeed({ ...request, maxBytes: MAX_BYTES }, validators, tools, signal),
    decode,
    // A feed gets stuck without a change, and riders may not ask for it for hours.
    onPoll: logFailure,
  });

  return {
    poller,
    served,
    state,
    mayHaveVehicles() {
      const message = poller.state().value?.message;
      const hasOther =
        message !== undefined && message.tripUpdates.trips.length + message.alerts.length > 0;
      return served.size > 0 || !hasOther || message.vehicles.length > 0;
    },
    liveMatch() {
      return isUp() && stuck() === undefined ? match : null;
    },
    buses: () => (stuck() === undefined ? (match?.buses ?? []) : []),
    updates: () => updates.latest(),
    alerts() {
      const { value, checkedAt, nextAt } = poller.state();
      return {
        alerts: alerts.match()?.alerts ?? null,
        mayHaveAlerts: alerts.mayHaveAlerts(),
        madeAt: value?.message.madeAt,
        checkedAt,
        nextAt,
      };
    },
    async useCity(next) {
      city = next;
      // They tell of trips by their indexes in the city before.
      updates.forget();
      const routeIDs = new Set(next.snapshot.routes.map(({ routeID }) => routeID));
      for (const routeID of served) if (!routeIDs.has(routeID)) served.delete(routeID);
      await Promise.all([matchLast(), alerts.useSnapshot(next.snapshot)]);
    },
  };
}
