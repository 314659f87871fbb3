import { setImmediate as nextTurn } from 'node:timers/promises';

import { decodeFeedSteps } from '../../../feeds/realtime/decodeFeedMessage.ts';
import type { TripMatch } from '../../../feeds/realtime/match/TripMatch.ts';
import { oneAfterAnother } from '../../../lib/oneAfterAnother.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import { feedName } from '../../settings/address-settings.ts';
import { createFeedAlerts } from '../alerts/createFeedAlerts.ts';
import { createFeedPoller } from '../createFeedPoller.ts';
import { fetchFeed } from '../fetchFeed.ts';
import { createFeedUpdates, type ReadMessage } from './createFeedUpdates.ts';
import { createTripLog } from './createTripLog.ts';
import {
  clockNotes,
  type FeedTime,
  mismatchFault,
  namingNotes,
  newestOf,
  stuckFault,
} from './vehicle-faults.ts';
import type { VehicleFeed, VehicleFeedOptions } from './VehicleFeed.ts';

/** The largest VehiclePositions message that is read. The largest agencies send under 2 MB. */
const MAX_BYTES = 16_000_000;

/** Milliseconds since a feed last responded well, after which its vehicles say nothing about now (R11). */
const MOST_SILENCE = 120_000;
/** The same for a feed that is polled rarely, in intervals. */
const MOST_SILENT_INTERVALS = 2.5;

const NO_BUSES = { buses: [], addedBuses: [] };

export function createVehicleFeed(options: VehicleFeedOptions): VehicleFeed {
  const { request, interval, oldAfter, matchOptions, log, clock, random, tools } = options;
  const { host } = new URL(request.url);
  const mostSilence = Math.max(MOST_SILENCE, MOST_SILENT_INTERVALS * interval);
  const feed = feedName(request.url);
  const logTrips = createTripLog(log, feed);
  const served = new Set<string>();
  let { city } = options;
  const alerts = createFeedAlerts(city, feed, log);
  const updates = createFeedUpdates(options, feed);
  let match: TripMatch | null = null;
  let lastRead: ReadMessage | undefined;
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
    await updates.apply(lastRead, match, city);
    for (const routeID of match.routeIDs) served.add(routeID);
    mismatch = mismatchFault(message, match, served.size > 0) ?? updates.fault();
    // Or the log would say the same twice.
    if (mismatch === undefined) logTrips(match.trips);
  };
  /** Matches the last message with the present matcher. A match that runs is finished first. */
  const matchLast = oneAfterAnother(async () => {
    await runMatch();
    await options.onRead();
  });
  const decode = async (bytes: Uint8Array): Promise<ReadMessage> => {
    const message = await runStepsWithPauses(decodeFeedSteps(bytes), () => nextTurn());
    const readAt = clock.now();
    // A feed without a header time is as old as its newest vehicle.
    const madeAt = message.madeAt ?? newestOf(message);
    if (madeAt === undefined || madeAt !== newest?.madeAt)
      newest = { madeAt, since: readAt, isFirst: newest === undefined };
    updates.noteRead(message.tripUpdates, readAt);
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
    return checkedAt !== undefined && clock.now() - checkedAt <= mostSilence;
  };
  const state = () => {
    const polled = poller.state();
    const leftOut = isUp()
      ? { ...match?.leftOut, ...updates.unused(), ...alerts.match()?.leftOut }
      : undefined;
    const namings = match === null ? [] : namingNotes(match);
    const clockLines =
      lastRead === undefined ? [] : clockNotes(lastRead.message, lastRead.readAt, oldAfter);
    const notes = isUp() ? [...clockLines, ...namings, ...alerts.notes(), ...updates.notes()] : [];
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
    buses: () => (stuck() === undefined ? (match ?? NO_BUSES) : NO_BUSES),
    updates: () => updates.reading(),
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
    matchAgain: () => matchLast(),
    async useCity(next) {
      city = next;
      updates.clear();
      const routeIDs = new Set(next.snapshot.routes.map(({ routeID }) => routeID));
      for (const routeID of served) if (!routeIDs.has(routeID)) served.delete(routeID);
      await Promise.all([matchLast(), alerts.useCity(next)]);
    },
  };
}
