import { FileError } from '../../feeds/FileError.ts';
import type { Clock } from '../../lib/time/Clock.ts';
import type { FeedFigures } from '../city/ServerSource.ts';
import type { FetchedVersion, Validators } from './FetchedVersion.ts';
import { FetchError } from './FetchError.ts';
import { inTime } from './inTime.ts';

const FETCH_LIMIT = 20_000;
/** A server that starts doesn't wait longer for a feed that doesn't answer. */
const START_LIMIT = 5000;
/** Until what was fetched has been read and used, which takes seconds at most. */
const READ_LIMIT = 60_000;
/**
 * A feed that is polled often is asked at least so often while it fails, or riders would wait for it long after it is
 * back; one that is polled rarely is asked again this soon after its first failure.
 */
const BACK_OFF = 60_000;
const LONGEST_RETRY_AFTER = 3_600_000;

export interface FeedPollerOptions<T> {
  /** Milliseconds from one poll to the next. */
  readonly interval: number;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random?: () => number;
  readonly fetchFeed: (
    validators: Validators | null,
    signal: AbortSignal,
  ) => Promise<FetchedVersion | null>;
  /** @throws Error if the bytes are not the expected feed */
  readonly decode: (
    bytes: Uint8Array,
    validators: Validators,
    signal: AbortSignal,
  ) => T | Promise<T>;
  /** Called after each poll, which ends when it is done. */
  readonly onPoll?: () => void | Promise<void>;
}

export interface FeedState<T> {
  /** The last good version; undefined before the first. */
  readonly value: T | undefined;
  /** When the feed last responded well, also without a change, in milliseconds since 1970. */
  readonly checkedAt: number | undefined;
  /** When it is polled next, in milliseconds since 1970. */
  readonly nextAt: number;
  /** Why the last poll failed, in one sentence without the URL; undefined if it did not. */
  readonly failure: string | undefined;
  /** What was found in the file that was refused then, one sentence each. */
  readonly problems: readonly string[];
  /** How many requests were made, and how many failed. */
  readonly polls: number;
  readonly failures: number;
}

/** A count and what is counted, in English. */
export const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;

/**
 * The figures of a feed that is polled.
 *
 * @param fault what is wrong with a version that could be read
 */
export function pollFigures(
  feed: string,
  name: string,
  state: FeedState<unknown>,
  fault?: string,
): FeedFigures {
  const failure = state.failure ?? fault;
  return {
    feed,
    name,
    requests: state.polls,
    failures: state.failures,
    readAt: state.checkedAt,
    isFailing: failure !== undefined,
    failure,
  };
}

/** Polls a feed until it is stopped, once for all clients. */
export interface FeedPoller<T> {
  state(): FeedState<T>;
  /** Resolves after the first poll, whether it succeeds or fails, or after 5 s. */
  start(): Promise<void>;
  /** Aborts a running request and cancels the next poll. Resolves when the request has ended. */
  stop(): Promise<void>;
}

export function createFeedPoller<T>({
  interval,
  clock,
  random = Math.random,
  fetchFeed,
  decode,
  onPoll,
}: FeedPollerOptions<T>): FeedPoller<T> {
  let state: FeedState<T> = {
    value: undefined,
    checkedAt: undefined,
    nextAt: clock.now(),
    failure: undefined,
    problems: [],
    polls: 0,
    failures: 0,
  };
  let validators: Validators | null = null;
  let failuresInARow = 0;
  let cancelTimer = () => {};
  let isStopped = false;
  const stopping = new AbortController();
  let polling: Promise<void> = Promise.resolve();

  /** Jitter, so that the servers of many cities don't poll in the same second. */
  const delayAfterPoll = (retryAfter: number): number => {
    if (failuresInARow === 0) return interval * (0.95 + 0.1 * random());
    const [first, longest] = [Math.min(interval, BACK_OFF), Math.max(interval, BACK_OFF)];
    const backOff = Math.min(longest, first * 2 ** (failuresInARow - 1));
    const delay = backOff * (1 + 0.5 * random());
    return Math.max(delay, Math.min(retryAfter, LONGEST_RETRY_AFTER));
  };

  /** A part of a poll. What takes too long is given up, and the last good version stays. */
  const limited = (limit: number, what: string) => ({
    limit,
    what,
    signal: stopping.signal,
    clock,
  });

  const poll = async () => {
    let retryAfter = 0;
    state = { ...state, polls: state.polls + 1 };
    try {
      const fetched = await inTime(limited(FETCH_LIMIT, 'The feed'), (signal) =>
        fetchFeed(validators, signal),
      );
      if (isStopped) return;
      if (fetched !== null) {
        const value = await inTime(
          limited(READ_LIMIT, 'Reading what the feed sent'),
          async (signal) => decode(fetched.bytes, fetched.validators, signal),
        );
        if (isStopped) return;
        state = { ...state, value };
        // Only now, or a version that can't be decoded would count as the one that is known.
        ({ validators } = fetched);
      }
      failuresInARow = 0;
      state = { ...state, checkedAt: clock.now(), failure: undefined, problems: [] };
    } catch (error) {
      if (isStopped) return;
      failuresInARow += 1;
      if (error instanceof FetchError) retryAfter = error.retryAfter ?? 0;
      const failure = error instanceof Error ? error.message : String(error);
      const problems = error instanceof FileError ? error.problems : [];
      state = { ...state, failure, problems, failures: state.failures + 1 };
    }
    const delay = delayAfterPoll(retryAfter);
    state = { ...state, nextAt: clock.now() + delay };
    cancelTimer = clock.after(delay, () => {
      polling = poll();
    });
    try {
      await onPoll?.();
    } catch (error) {
      // The next poll is due all the same.
      state = { ...state, failure: error instanceof Error ? error.message : String(error) };
    }
  };

  return {
    state: () => state,
    async start() {
      polling = poll();
      let cancelLimit = () => {};
      const overdue = new Promise<void>((resolve) => {
        cancelLimit = clock.after(START_LIMIT, resolve);
      });
      await Promise.race([polling, overdue]);
      cancelLimit();
    },
    async stop() {
      isStopped = true;
      cancelTimer();
      stopping.abort();
      await polling;
    },
  };
}
