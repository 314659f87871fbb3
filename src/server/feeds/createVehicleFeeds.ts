import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Snapshot } from '../../contract/snapshot.ts';
import { decodeFeedMessage } from '../../feeds/realtime/decodeFeedMessage.ts';
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
  /** The latest vehicles; null before the first feed has been read. */
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
  let matcher: TripMatcher = createTripMatcher(options.snapshot);
  let match: TripMatch | null = null;

  const update = () => {
    const read = feeds.flatMap(({ poller, logTrips }) => {
      const message = poller.state().value;
      return message === undefined ? [] : [{ message, logTrips }];
    });
    if (read.length > 0) {
      const messages = read.map(({ message }) => message);
      match = matcher.match(messages, { now: clock.now(), flags });
      for (const [index, counts] of match.ofMessages.entries()) read[index]?.logTrips(counts);
    }
  };

  const createFeed = ({ url, headers = {} }: Pick<FeedRequest, 'url' | 'headers'>) => {
    const { host } = new URL(url);
    let lastFailure: string | undefined;
    const poller = createFeedPoller({
      interval: (options.intervalSeconds ?? 15) * 1000,
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
      decode: decodeFeedMessage,
      onChange: () => {
        const { failure } = poller.state();
        if (failure !== undefined) log({ event: 'vehicle feed failed', host, failure });
        else if (lastFailure !== undefined) log({ event: 'vehicle feed recovered', host });
        lastFailure = failure;
        update();
      },
    });
    return { host, poller, logTrips: createTripLog(log, host) };
  };
  const feeds = options.feeds.map(createFeed);

  return {
    async start() {
      await Promise.all(feeds.map(({ poller }) => poller.start()));
    },
    async stop() {
      await Promise.all(feeds.map(({ poller }) => poller.stop()));
    },
    reports: () =>
      match === null
        ? null
        : { ...match, refreshAt: Math.min(...feeds.map(({ poller }) => poller.state().nextAt)) },
    states: () => feeds.map(({ host, poller }) => ({ ...poller.state(), host })),
    async useSnapshot(snapshot) {
      matcher = await runStepsWithPauses(tripMatcherSteps(snapshot), () => nextTurn());
      update();
    },
  };
}
