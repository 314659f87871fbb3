import type { Clock } from '../../../lib/time/Clock.ts';
import type { QuotaShare } from './createQuota.ts';
import {
  RefusedByUpstream,
  UpstreamError,
  type UpstreamResponse,
  type Validators,
} from './Upstream.ts';

const LONGEST_BACK_OFF = 300_000;
const LONGEST_RETRY_AFTER = 3_600_000;
/** The first wait after a failure, for readers with a longer interval. */
const FIRST_BACK_OFF = 15_000;

export interface SharedReadOptions<T> {
  readonly ask: (
    validators: Validators | null,
    signal: AbortSignal,
  ) => Promise<UpstreamResponse | null>;
  /** @throws Error if the response is not the expected one */
  readonly decode: (response: UpstreamResponse) => T;
  /** Milliseconds from one request to the next. */
  readonly interval: number;
  /** How long the last good response is served when the upstream fails, in milliseconds. */
  readonly keep: number;
  readonly timeLimit: number;
  readonly quota: QuotaShare;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Called when reads begin to fail, and when they succeed again. */
  readonly onChange?: (failure: string | undefined) => void;
}

/** A good response. */
interface Reading<T> {
  readonly value: T;
  /** When the upstream confirmed it last, in milliseconds since 1970. */
  readonly readAt: number;
  /** When the upstream is asked next, at the earliest. */
  readonly nextAt: number;
}

/** Figures of a shared read, for metrics. */
export interface SharedReadState {
  /** When the last good response was read, in milliseconds since 1970; undefined before the first. */
  readonly readAt: number | undefined;
  readonly failure: string | undefined;
  /** Whether the failure is a refusal by the upstream. */
  readonly isRefused: boolean;
  readonly reads: number;
  readonly requests: number;
  readonly failures: number;
}

/** One question to the upstream, asked once for all clients (S9). */
export interface SharedRead<T> {
  /**
   * The answer: a recent one at once, otherwise from the upstream.
   *
   * @throws UpstreamError if the upstream fails and its last good response is older than `keep`
   */
  get(): Promise<Reading<T>>;
  /** The last good response, however old; null before the first. */
  last(): Reading<T> | null;
  state(): SharedReadState;
  /** Aborts a running request. Resolves when it has ended. */
  stop(): Promise<void>;
}

function retryAfterOf(error: unknown): number {
  const given = error instanceof Error && 'retryAfter' in error ? error.retryAfter : undefined;
  return typeof given === 'number' ? Math.min(given, LONGEST_RETRY_AFTER) : 0;
}

/**
 * Creates a read that all clients share. It asks only when a client does, and at most once per interval.
 * While clients keep asking, they get the last response at once, and the next one is read meanwhile.
 */
export function createSharedRead<T>(options: SharedReadOptions<T>): SharedRead<T> {
  const { interval, keep, timeLimit, quota, clock } = options;
  let last: Reading<T> | null = null;
  let validators: Validators | null = null;
  let nextAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let controller = new AbortController();
  let isStopped = false;
  let failure: string | undefined;
  let isRefused = false;
  let failuresInARow = 0;
  const counts = { reads: 0, requests: 0, failures: 0 };

  /** Jitter, so that many gateways don't return to an upstream in the same second. */
  const backOff = () => {
    const first = Math.min(interval, FIRST_BACK_OFF);
    const delay = Math.min(LONGEST_BACK_OFF, first * 2 ** (failuresInARow - 1));
    return delay * (1 + 0.5 * options.random());
  };

  const askInTime = async () => {
    controller = new AbortController();
    const cancelLimit = clock.after(timeLimit, () =>
      controller.abort(new UpstreamError(`no response within ${timeLimit / 1000} s`)),
    );
    try {
      return await options.ask(validators, controller.signal);
    } finally {
      cancelLimit();
    }
  };

  const report = (reason: string | undefined) => {
    if (reason === failure || isStopped) return;
    failure = reason;
    options.onChange?.(reason);
  };

  const fail = (reason: string, retryAfter: number) => {
    failuresInARow += 1;
    counts.failures += 1;
    nextAt = clock.now() + Math.max(backOff(), retryAfter);
    report(reason);
  };

  const read = async () => {
    const startedAt = clock.now();
    counts.requests += 1;
    try {
      const response = await askInTime();
      const value = response === null ? last?.value : options.decode(response);
      if (value === undefined) throw new UpstreamError('nothing has changed since no response');
      // Only now, or a version that can't be decoded would count as the one that is known.
      if (response !== null) validators = response.validators;
      failuresInARow = 0;
      isRefused = false;
      nextAt = startedAt + interval * quota.stretch();
      last = { value, readAt: clock.now(), nextAt };
      report(undefined);
    } catch (error) {
      isRefused = error instanceof RefusedByUpstream;
      fail(error instanceof Error ? error.message : 'unknown error', retryAfterOf(error));
    }
  };

  const refresh = () => {
    if (running !== null || isStopped || clock.now() < nextAt) return;
    if (!quota.take()) {
      nextAt = clock.now() + backOff();
      isRefused = false;
      report('the daily quota is used up');
      return;
    }
    running = read().finally(() => {
      running = null;
    });
  };

  /** With a quota, a response may have to last longer than `keep`. */
  const isUsable = ({ readAt, nextAt: due }: Reading<T>) =>
    clock.now() <= Math.max(readAt + keep, due);

  return {
    async get() {
      counts.reads += 1;
      quota.touch();
      refresh();
      const isRecent = last !== null && isUsable(last) && clock.now() < last.nextAt + interval;
      if (running !== null && !isRecent) await running;
      if (last !== null && isUsable(last)) return { ...last, nextAt };
      throw new UpstreamError(failure ?? 'there is no response yet', nextAt - clock.now());
    },
    last: () => (last === null ? null : { ...last, nextAt }),
    state: () => ({ readAt: last?.readAt, failure, isRefused, ...counts }),
    async stop() {
      isStopped = true;
      controller.abort(new UpstreamError('the gateway stops'));
      await running;
    },
  };
}
