import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import type { Outage } from '../polling/refetchAfterOutage.ts';

const MAX_ERRORS = 50;
const MAX_OUTAGES = 20;
/** Characters. */
const LONGEST_MESSAGE = 200;
/** The same error counts once in this time, in milliseconds (A33). */
const REPEAT_INTERVAL = 10 * 60_000;

interface QueuedError {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly message: string;
}

/** Errors and outages, the oldest first. */
export interface Queued {
  readonly errors: readonly QueuedError[];
  readonly outages: readonly Outage[];
}

/** The errors and outages that wait to be reported (A44). */
export interface ErrorQueue {
  addError(error: unknown): void;
  addOutage(outage: Outage): void;
  /** What waits; null if there is nothing. */
  waiting(): Queued | null;
  /** The newest error, also after it was sent; null if there was none. */
  latest(): QueuedError | null;
  /** Removes what `waiting` has returned, after it was sent. */
  remove(sent: Queued): void;
}

/** Creates a queue of at most 50 errors and 20 outages; older ones are dropped. */
export function createErrorQueue(): ErrorQueue {
  let errors: readonly QueuedError[] = [];
  let outages: readonly Outage[] = [];
  let latest: QueuedError | null = null;
  /** By `monotonicNow`: a clock that was ahead and is corrected must not silence an error for hours. */
  const lastAdded = new Map<string, number>();
  return {
    addError(error) {
      const message = String(error).slice(0, LONGEST_MESSAGE);
      const now = monotonicNow();
      if (now - (lastAdded.get(message) ?? Number.NEGATIVE_INFINITY) < REPEAT_INTERVAL) return;
      lastAdded.delete(message);
      lastAdded.set(message, now);
      const [oldest] = lastAdded.keys();
      if (lastAdded.size > MAX_ERRORS && oldest !== undefined) lastAdded.delete(oldest);
      latest = { at: Date.now(), message };
      errors = [...errors, latest].slice(-MAX_ERRORS);
    },
    addOutage(outage) {
      outages = [...outages, outage].slice(-MAX_OUTAGES);
    },
    waiting: () => (errors.length + outages.length === 0 ? null : { errors, outages }),
    latest: () => latest,
    remove(sent) {
      errors = errors.filter((error) => !sent.errors.includes(error));
      outages = outages.filter((outage) => !sent.outages.includes(outage));
    },
  };
}

/** The queue of this display. */
export const DISPLAY_ERRORS = createErrorQueue();
