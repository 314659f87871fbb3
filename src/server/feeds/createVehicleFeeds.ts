import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { decodeFeedMessage } from '../../feeds/realtime/decodeFeedMessage.ts';
import type { FeedMessage } from '../../feeds/realtime/FeedMessage.ts';
import {
  createTripMatcher,
  type TripMatcher,
  tripMatcherSteps,
} from '../../feeds/realtime/match/createTripMatcher.ts';
import type { TripMatch, VehicleFlags } from '../../feeds/realtime/match/TripMatch.ts';
import { runStepsWithPauses } from '../../lib/steps.ts';
import type { Clock } from '../../lib/time/Clock.ts';
import type { Log } from '../log.ts';
import { type Lookup, systemLookup } from './checkPublicHost.ts';
import { createFeedPoller, type FeedState } from './createFeedPoller.ts';
import { createTripLog } from './createTripLog.ts';
import { type FeedRequest, fetchFeed } from './fetchFeed.ts';
import type { FetchFunction } from './FetchFunction.ts';
import { fetchPublic } from './fetchPublic.ts';
import { systemClock } from './systemClock.ts';

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

export interface VehicleFeedsOptions {
  /** The VehiclePositions feeds of the city, each with headers for its requests, such as one with a key. */
  readonly feeds: readonly Pick<FeedRequest, 'url' | 'headers'>[];
  /** Seconds from one poll to the next; 15 if omitted. */
  readonly intervalSeconds?: number;
  /** Whether URLs may lead to this machine or its private network (S16); false if omitted. */
  readonly allowPrivateAddresses?: boolean;
  /** Features of all vehicles, where the feeds say nothing. */
  readonly flags?: VehicleFlags;
  readonly snapshot: Snapshot;
  readonly log: Log;
  readonly clock?: Clock;
  readonly fetch?: FetchFunction;
  readonly lookup?: Lookup;
  /** From 0 to below 1. */
  readonly random?: () => number;
}

/** The vehicles of all feeds, matched to the snapshot. */
interface LiveReports extends TripMatch {
  /** When the next feed is polled, in milliseconds since 1970. */
  readonly refreshAt: number;
}

/** The city's realtime feeds: each is polled once for all clients (S7). */
export interface VehicleFeeds {
  /** Resolves after the first poll of each feed, even if that fails. Never rejects. */
  start(): Promise<void>;
  /** Aborts running requests and cancels the next polls. Resolves when all have ended. */
  stop(): Promise<void>;
  /** The latest vehicles of all live feeds; null while no feed is live, for example at the start. */
  reports(): LiveReports | null;
  /** The state of each feed, in the order of `feeds`. `host` is the host of its URL, without any key. */
  states(): readonly (FeedState<unknown> & { readonly host: string })[];
  /**
   * Matches the latest vehicles, and all later ones, to another snapshot. Resolves once its trips are
   * indexed.
   */
  useSnapshot(snapshot: Snapshot): Promise<void>;
}

export function createVehicleFeeds(options: VehicleFeedsOptions): VehicleFeeds {
  const { flags = {}, allowPrivateAddresses = false, log, clock = systemClock } = options;
  const tools = {
    fetch: options.fetch ?? (allowPrivateAddresses ? fetch : fetchPublic),
    lookup: options.lookup ?? systemLookup,
    now: () => clock.now(),
  };
  const interval = (options.intervalSeconds ?? 15) * 1000;
  const keptTime = Math.max(KEPT_TIME, KEPT_INTERVALS * interval);
  let matcher: TripMatcher = createTripMatcher(options.snapshot);
  let match: TripMatch | null = null;
  /** What `match` was made of. */
  let matched: readonly ReadMessage[] = [];

  /** Matches again if a feed has new data, or if one is live no longer. */
  const update = () => {
    const live = feeds.flatMap(({ liveMessage, logTrips }) => {
      const read = liveMessage();
      return read === null ? [] : [{ read, logTrips }];
    });
    if (live.length === matched.length && live.every(({ read }, index) => read === matched[index]))
      return;
    matched = live.map(({ read }) => read);
    match = null;
    if (matched.length === 0) return;
    const messages = matched.map(({ message }) => message);
    // The time of reading: a message without a time of its own does not get newer while its feed is down.
    const now = Math.max(...matched.map(({ readAt }) => readAt));
    match = matcher.match(messages, { now, flags });
    for (const [index, counts] of match.ofMessages.entries()) live[index]?.logTrips(counts);
  };

  const createFeed = ({ url, headers = {} }: Pick<FeedRequest, 'url' | 'headers'>) => {
    const { host } = new URL(url);
    let lastFailure: string | undefined;
    /** The feed's own time, and when it was first read. */
    let newest: { readonly madeAt: number | undefined; readonly since: number } | undefined;
    const decode = (bytes: Uint8Array): ReadMessage => {
      const message = decodeFeedMessage(bytes);
      const readAt = clock.now();
      const { madeAt } = message;
      if (madeAt === undefined || madeAt !== newest?.madeAt) newest = { madeAt, since: readAt };
      return { message, readAt };
    };
    const poller = createFeedPoller({
      interval,
      clock,
      random: options.random ?? Math.random,
      fetchFeed: (validators, signal) =>
        fetchFeed(
          {
            url,
            headers,
            maxBytes: MAX_BYTES,
            allowPrivateAddresses,
          },
          validators,
          tools,
          signal,
        ),
      decode,
      onChange: () => {
        logFailure();
        update();
      },
    });
    const isStuck = () => {
      const { value } = poller.state();
      const since = newest?.since ?? 0;
      return (value?.message.vehicles.length ?? 0) > 0 && clock.now() - since > STUCK_TIME;
    };
    const liveMessage = (): ReadMessage | null => {
      const { value, checkedAt = 0 } = poller.state();
      if (value === undefined || clock.now() - checkedAt > keptTime) return null;
      return isStuck() ? null : value;
    };
    /** The poller's state. A feed that answers, and always with the same, fails too. */
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
    return { poller, liveMessage, state, logFailure, logTrips: createTripLog(log, host) };
  };
  const feeds = options.feeds.map(createFeed);

  return {
    async start() {
      await Promise.all(feeds.map(({ poller }) => poller.start()));
    },
    async stop() {
      await Promise.all(feeds.map(({ poller }) => poller.stop()));
    },
    reports() {
      // A feed gets stuck without any change that its poller could report.
      for (const { logFailure } of feeds) logFailure();
      update();
      if (match === null) return null;
      const refreshAt = Math.min(...feeds.map(({ poller }) => poller.state().nextAt));
      return { ...match, refreshAt };
    },
    states: () => feeds.map(({ state }) => state()),
    async useSnapshot(snapshot) {
      matcher = await runStepsWithPauses(tripMatcherSteps(snapshot), () => nextTurn());
      matched = [];
      update();
    },
  };
}
