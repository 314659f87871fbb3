import { setImmediate as nextTurn } from 'node:timers/promises';

import { decodeFeedSteps } from '../../../feeds/realtime/decodeFeedMessage.ts';
import type { FeedMessage } from '../../../feeds/realtime/FeedMessage.ts';
import type { MatchOptions, TripMatcher } from '../../../feeds/realtime/match/createTripMatcher.ts';
import type { TripMatch } from '../../../feeds/realtime/match/TripMatch.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import type { Clock } from '../../../lib/time/Clock.ts';
import type { Log } from '../../log.ts';
import { createFeedPoller, type FeedPoller, type FeedState } from '../createFeedPoller.ts';
import { type FeedRequest, type FetchTools, fetchFeed } from '../fetchFeed.ts';
import { createTripLog } from './createTripLog.ts';
import type { FeedMatch } from './routeReport.ts';

/** The largest VehiclePositions message that is read. The largest agencies send under 2 MB. */
const MAX_BYTES = 16_000_000;

/** Milliseconds since a feed last responded well, after which its vehicles say nothing about now (R11). */
const KEPT_TIME = 120_000;
/** The same for a feed that is polled rarely, in intervals. */
const KEPT_INTERVALS = 2.5;
/**
 * Milliseconds. A feed with vehicles that responds, but for this long with the same time of its own, is stuck.
 * By our clock, because a feed whose clock is wrong may still be live.
 */
const STUCK_TIME = 600_000;
const STUCK = `The feed has had the same time for ${STUCK_TIME / 60_000} minutes`;

/** A message and when it was read, in milliseconds since 1970. */
interface ReadMessage {
  readonly message: FeedMessage;
  readonly readAt: number;
}

interface VehicleFeedOptions {
  readonly request: Omit<FeedRequest, 'maxBytes'>;
  /** Milliseconds from one poll to the next. */
  readonly interval: number;
  readonly matcher: TripMatcher;
  readonly matchOptions: Omit<MatchOptions, 'now'>;
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
  readonly served: FeedMatch['served'];
  /** The poller's state. A feed that answers, and always with the same, fails too. */
  state(): FeedState<unknown> & { readonly host: string };
  /** Logs a failure that is new, and the recovery from the last one. */
  logFailure(): void;
  /**
   * Matches the latest vehicles, and all later ones, with another matcher.
   *
   * @param routeIDs the routes that the matcher's city has
   */
  useMatcher(matcher: TripMatcher, routeIDs: ReadonlySet<string>): Promise<void>;
}

export function createVehicleFeed(options: VehicleFeedOptions): VehicleFeed {
  const { request, interval, matchOptions, log, clock, random, tools } = options;
  const { host } = new URL(request.url);
  const keptTime = Math.max(KEPT_TIME, KEPT_INTERVALS * interval);
  const logTrips = createTripLog(log, host);
  const served = new Set<string>();
  let { matcher } = options;
  let match: TripMatch | null = null;
  let lastRead: ReadMessage | undefined;
  let matching: Promise<void> = Promise.resolve();
  let lastFailure: string | undefined;
  /** The feed's own time, and when it was first read. */
  let newest: { readonly madeAt: number | undefined; readonly since: number } | undefined;

  const runMatch = async () => {
    if (lastRead === undefined) return;
    const { message, readAt } = lastRead;
    // The time of reading: a message without a time of its own does not get newer while its feed is down.
    const steps = matcher.matchSteps(message, { ...matchOptions, now: readAt });
    match = await runStepsWithPauses(steps, () => nextTurn());
    for (const routeID of match.routeIDs) served.add(routeID);
    logTrips(match.trips);
  };
  /** Matches the last message with the present matcher. A match that runs is finished first. */
  const matchLast = () => {
    matching = matching.catch(() => {}).then(runMatch);
    return matching;
  };
  const decode = async (bytes: Uint8Array): Promise<ReadMessage> => {
    const message = await runStepsWithPauses(decodeFeedSteps(bytes), () => nextTurn());
    const readAt = clock.now();
    const { madeAt } = message;
    if (madeAt === undefined || madeAt !== newest?.madeAt) newest = { madeAt, since: readAt };
    lastRead = { message, readAt };
    await matchLast();
    return { message, readAt };
  };
  const isStuck = () => {
    const { value } = poller.state();
    const since = newest?.since ?? 0;
    return (value?.message.vehicles.length ?? 0) > 0 && clock.now() - since > STUCK_TIME;
  };
  const state = () => {
    const polled = poller.state();
    return { ...polled, failure: polled.failure ?? (isStuck() ? STUCK : undefined), host };
  };
  const logFailure = () => {
    const { failure } = state();
    if (failure === lastFailure) return;
    if (failure === undefined) log({ event: 'vehicle feed recovered', host });
    else log({ event: 'vehicle feed failed', host, failure });
    lastFailure = failure;
  };
  const poller = createFeedPoller({
    interval,
    clock,
    random,
    fetchFeed: (validators, signal) =>
      fetchFeed({ ...request, maxBytes: MAX_BYTES }, validators, tools, signal),
    decode,
    onChange: logFailure,
  });

  return {
    poller,
    served,
    state,
    logFailure,
    liveMatch() {
      const { checkedAt } = poller.state();
      const isLive = checkedAt !== undefined && clock.now() - checkedAt <= keptTime;
      return isLive && !isStuck() ? match : null;
    },
    async useMatcher(next, routeIDs) {
      matcher = next;
      for (const routeID of served) if (!routeIDs.has(routeID)) served.delete(routeID);
      await matchLast();
    },
  };
}
