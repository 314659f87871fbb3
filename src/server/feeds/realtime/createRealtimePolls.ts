import type { FeedMessage } from '../../../contract/realtime/FeedMessage.ts';
import { decodeFeedSteps } from '../../../feeds/realtime/decodeFeedMessage.ts';
import { nextTurn } from '../../../lib/nextTurn.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import type { Clock } from '../../../lib/time/Clock.ts';
import { createFeedPoller, type FeedPoller } from '../createFeedPoller.ts';
import { type FeedRequest, fetchFeed, type FetchTools } from '../fetchFeed.ts';

/** The largest VehiclePositions message that is read. The largest agencies send under 2 MB. */
const MAX_BYTES = 16_000_000;

/** A message and when it was read, in milliseconds since 1970. */
export interface ReadMessage {
  readonly message: FeedMessage;
  readonly readAt: number;
}

/** A feed of the city, which uses what a realtime feed says. */
interface Reader {
  use(read: ReadMessage): Promise<void>;
  onPoll(): void;
}

type Subject = 'buses' | 'trip updates';

/** A realtime feed as one of its readers knows it. It is polled until all of them have stopped. */
interface RealtimePoll extends FeedPoller<ReadMessage> {
  /** Whether another feed of the city reads it, too. */
  isShared(): boolean;
  /** Notes how many this reader can use, for the others. */
  noteUsed(subject: Subject, count: number): void;
  /** How many the others can use; 0 without others. All have noted it when `onPoll` is called. */
  usedByOthers(subject: Subject): number;
}

type Request = Omit<FeedRequest, 'maxBytes'>;

/** Opens a realtime feed for a reader. */
export type RealtimePolls = (request: Request, reader: Reader) => RealtimePoll;

export interface RealtimePollsOptions {
  /** Milliseconds from one poll to the next. */
  readonly interval: number;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly tools?: FetchTools;
}

/** What a reader could use of the last message. */
type Used = Map<Subject, number>;

interface SharedFeed {
  /** Those that have opened it, and have not stopped. */
  readonly openedBy: Set<Reader>;
  /** Those of them that have started. */
  readonly readers: Map<Reader, Used>;
  readonly poller: FeedPoller<ReadMessage>;
  /** Starts the first time. Resolves as `FeedPoller.start`. */
  start(): Promise<void>;
  last(): ReadMessage | null;
}

function openFeed(request: Request, options: RealtimePollsOptions): SharedFeed {
  const { interval, clock, random, tools } = options;
  const readers: SharedFeed['readers'] = new Map();
  let last: ReadMessage | null = null;
  let started: Promise<void> | null = null;
  const poller = createFeedPoller({
    interval,
    clock,
    random,
    fetchFeed: (validators, signal) =>
      fetchFeed({ ...request, maxBytes: MAX_BYTES }, validators, tools, signal),
    decode: async (bytes, _validators, signal): Promise<ReadMessage> => {
      const message = await runStepsWithPauses(decodeFeedSteps(bytes), async () => {
        signal.throwIfAborted();
        await nextTurn();
      });
      const read = { message, readAt: clock.now() };
      last = read;
      await Promise.all(Array.from(readers.keys(), (reader) => reader.use(read)));
      return read;
    },
    onPoll: () => {
      for (const reader of readers.keys()) reader.onPoll();
    },
  });
  return {
    openedBy: new Set(),
    readers,
    poller,
    start() {
      started ??= poller.start();
      return started;
    },
    last: () => last,
  };
}

/**
 * Polls realtime feeds, each once for all feeds of the city that it is about. Their secrets count too: the same
 * address with another one is another feed.
 */
export function createRealtimePolls(options: RealtimePollsOptions): RealtimePolls {
  const feeds = new Map<string, SharedFeed>();
  return (request, reader) => {
    const key = JSON.stringify([request.url, request.headers]);
    const feed = feeds.get(key) ?? openFeed(request, options);
    feeds.set(key, feed);
    const { openedBy, readers, poller } = feed;
    openedBy.add(reader);
    const others = () =>
      Array.from(readers).flatMap(([other, used]) => (other === reader ? [] : [used]));
    return {
      state: () => poller.state(),
      async start() {
        // It may have been stopped first.
        if (!openedBy.has(reader)) return;
        const before = feed.last();
        readers.set(reader, new Map());
        if (before !== null) await reader.use(before);
        await feed.start();
        // The poll before was without this reader, and the next one is some seconds away.
        if (before !== null) reader.onPoll();
      },
      async stop() {
        openedBy.delete(reader);
        readers.delete(reader);
        if (openedBy.size > 0) return;
        if (feeds.get(key) === feed) feeds.delete(key);
        await poller.stop();
      },
      isShared: () => others().length > 0,
      noteUsed: (subject, count) => void readers.get(reader)?.set(subject, count),
      usedByOthers: (subject) => others().reduce((sum, used) => sum + (used.get(subject) ?? 0), 0),
    };
  };
}
