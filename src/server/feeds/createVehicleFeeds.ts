import { lookup } from 'node:dns/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Snapshot } from '../../contract/snapshot.ts';
import { decodeFeedMessage } from '../../feeds/realtime/decodeFeedMessage.ts';
import type { TripMatcher } from '../../feeds/realtime/match/createTripMatcher.ts';
import {
  createTripMatcher,
  tripMatcherSteps,
} from '../../feeds/realtime/match/createTripMatcher.ts';
import type { TripMatch, VehicleFlags } from '../../feeds/realtime/match/TripMatch.ts';
import { runStepsWithPauses } from '../../lib/steps.ts';
import type { Log } from '../log.ts';
import type { Lookup } from './checkPublicHost.ts';
import type { Clock } from './Clock.ts';
import { systemClock } from './Clock.ts';
import type { FeedState } from './createFeedPoller.ts';
import { createFeedPoller } from './createFeedPoller.ts';
import { type FeedRequest, fetchFeed } from './fetchFeed.ts';

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
  /** Called when the reports or a failure change. */
  readonly onChange?: () => void;
  readonly clock?: Clock;
  readonly fetch?: typeof fetch;
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
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
  /** The latest vehicles; null until a feed was read. */
  reports(): LiveReports | null;
  /** The state of each feed, in the order of the URLs. `host` is without key. */
  states(): readonly (FeedState<unknown> & { readonly host: string })[];
  /** Matches to another snapshot once its trips are indexed. Resolves then. */
  useSnapshot(snapshot: Snapshot): Promise<void>;
}

const resolveAll: Lookup = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export function createVehicleFeeds(options: VehicleFeedsOptions): VehicleFeeds {
  const { flags = {}, log, clock = systemClock } = options;
  const tools = {
    fetch: options.fetch ?? fetch,
    lookup: options.lookup ?? resolveAll,
    now: () => clock.now(),
  };
  let matcher: TripMatcher = createTripMatcher(options.snapshot);
  let match: TripMatch | null = null;

  const update = () => {
    const messages = feeds.flatMap(({ poller }) => poller.state().value ?? []);
    if (messages.length > 0) match = matcher.match(messages, { now: clock.now(), flags });
    options.onChange?.();
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
            allowPrivateAddresses: options.allowPrivateAddresses ?? false,
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
    return { host, poller };
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
