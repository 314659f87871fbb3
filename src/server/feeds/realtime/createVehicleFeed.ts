import { oneAfterAnother } from '../../../lib/oneAfterAnother.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import type { TripMatch } from '../../../transit/positions/TripMatch.ts';
import {
  clockNotes,
  type FeedTime,
  mismatchFault,
  namingNotes,
  newestOf,
  stuckFault,
  withoutTripSentence,
} from '../../../transit/report/vehicle-faults.ts';
import { feedName } from '../../settings/address-settings.ts';
import { createFeedAlerts } from '../alerts/createFeedAlerts.ts';
import { createFailureLog } from '../createFindingsLog.ts';
import { createFeedUpdates } from './createFeedUpdates.ts';
import type { ReadMessage } from './createRealtimePolls.ts';
import { createShareLog } from './createShareLog.ts';
import type { VehicleFeed, VehicleFeedOptions } from './VehicleFeed.ts';

/** Milliseconds since a feed last responded well, after which its vehicles say nothing about now (R11). */
const MOST_SILENCE = 120_000;
/** The same for a feed that is polled rarely, in intervals. */
const MOST_SILENT_INTERVALS = 2.5;

const NO_BUSES = { buses: [], addedBuses: [] };

const SHARED =
  "Several GTFS feeds of the city read this feed. What this one can't match may belong to another.";

export function createVehicleFeed(options: VehicleFeedOptions): VehicleFeed {
  const { request, interval, oldAfter, matchOptions, log, clock } = options;
  const { host } = new URL(request.url);
  const mostSilence = Math.max(MOST_SILENCE, MOST_SILENT_INTERVALS * interval);
  const feed = feedName(request.url);
  const logShare = createShareLog(log, feed, [
    'vehicles match no trip',
    'vehicles match trips again',
  ]);
  const served = new Set<string>();
  let { city } = options;
  const alerts = createFeedAlerts(city, feed, log);
  let match: TripMatch | null = null;
  let lastRead: ReadMessage | undefined;
  const logFailure = createFailureLog(log, 'vehicle feed', { feed });
  let newest: FeedTime | undefined;
  let mismatch: string | undefined;
  /** Why messages can't be used, and since when. What was used last is then as old as that. */
  let fault: { readonly reason: string; readonly since: number } | undefined;

  const runMatch = async () => {
    if (lastRead === undefined) return;
    const { message, readAt } = lastRead;
    // The time of reading: a message without a time of its own does not get newer while its feed is down.
    const { matcher } = city;
    const copiedTrips = options.others().map(({ copiedTrip }) => copiedTrip);
    const steps = matcher.matchSteps(message, { ...matchOptions, now: readAt, copiedTrips });
    match = await runStepsWithPauses(steps);
    await updates.apply(lastRead, match, city);
    for (const routeID of match.routeIDs) served.add(routeID);
    poller.noteUsed('buses', match.trips.inService - match.trips.withoutTrip);
    mismatch = mismatchFault(message, match, served.size > 0) ?? updates.fault();
  };
  /** Matches the last message with the present matcher. A match that runs is finished first. */
  const matchLast = oneAfterAnother(async () => {
    await runMatch();
    await options.onRead();
  });
  const use = async (read: ReadMessage): Promise<void> => {
    const { message, readAt } = read;
    // A feed without a header time is as old as its newest vehicle.
    const madeAt = message.madeAt ?? newestOf(message);
    if (madeAt === undefined || madeAt !== newest?.madeAt)
      newest = { madeAt, since: readAt, isFirst: newest === undefined };
    updates.noteRead(message.tripUpdates, readAt);
    lastRead = read;
    await matchOrFail(() => alerts.use(message, readAt), readAt);
  };
  /** Matches the last message. Other feeds of the city may use it, so that this fails is no failure of the poll. */
  const matchOrFail = async (readAlerts: () => Promise<void>, at: number): Promise<void> => {
    try {
      await Promise.all([matchLast(), readAlerts()]);
      fault = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      fault = { reason, since: fault?.since ?? at };
    }
  };
  /** A feed without vehicles may rightly be the same for hours. */
  const stuck = (): string | undefined => {
    const { value } = poller.state();
    const hasVehicles = value !== undefined && value.message.vehicles.length > 0;
    return hasVehicles && newest !== undefined
      ? stuckFault(newest, clock.now(), oldAfter)
      : undefined;
  };
  /** The mismatch, unless other feeds of the city can use what this feed sends. */
  const unsharedMismatch = () =>
    poller.usedByOthers('buses') + poller.usedByOthers('trip updates') > 0 ? undefined : mismatch;
  /** When it last sent what can be used, in milliseconds since 1970. */
  const usableAt = () => {
    const { checkedAt } = poller.state();
    return checkedAt === undefined ? undefined : Math.min(checkedAt, fault?.since ?? checkedAt);
  };
  const isUp = () => {
    const checkedAt = usableAt();
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
    const shared = poller.isShared() ? [SHARED] : [];
    const notes = isUp()
      ? [...shared, ...clockLines, ...namings, ...alerts.notes(), ...updates.notes()]
      : [];
    const failure = polled.failure ?? fault?.reason ?? unsharedMismatch() ?? stuck();
    return { ...polled, failure, host, leftOut, notes };
  };
  const logProblems = () => {
    updates.logProblems();
    // Or the log would say the same twice.
    if (match !== null && unsharedMismatch() === undefined) {
      const { inService } = match.trips;
      const withoutTrip = match.trips.withoutTrip - poller.usedByOthers('buses');
      logShare(withoutTrip, inService, () => withoutTripSentence({ inService, withoutTrip }));
    }
    logFailure(state().failure);
  };
  // A feed gets stuck without a change, and riders may not ask for it for hours.
  const poller = options.polls(request, { use, onPoll: logProblems });
  const updates = createFeedUpdates(options, feed, poller);

  return {
    poller,
    served,
    state,
    mayHaveVehicles() {
      const message = lastRead?.message;
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
      const { value, nextAt } = poller.state();
      return {
        alerts: alerts.match()?.alerts ?? null,
        mayHaveAlerts: alerts.mayHaveAlerts(),
        madeAt: value?.message.madeAt,
        checkedAt: usableAt(),
        nextAt,
      };
    },
    matchAgain: () => matchOrFail(async () => {}, clock.now()),
    async useCity(next) {
      city = next;
      updates.clear();
      const routeIDs = new Set(next.snapshot.routes.map(({ routeID }) => routeID));
      for (const routeID of served) if (!routeIDs.has(routeID)) served.delete(routeID);
      await matchOrFail(() => alerts.useCity(next), clock.now());
    },
  };
}
