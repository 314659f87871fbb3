import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import type { Outage } from '../polling/refetchAfterOutage.ts';
import { LONGEST_MESSAGE, storedErrors, storeErrors } from './storedErrors.ts';
import type { QueuedError } from './storedErrors.ts';

const MAX_ERRORS = 50;
const MAX_OUTAGES = 20;
/** The same error counts once in this time, in milliseconds. */
const REPEAT_INTERVAL = 10 * 60_000;
/** Changes within this time are stored together: the storage of many displays wears out. In milliseconds. */
const STORE_INTERVAL = 60_000;

/** Errors and outages, the oldest first. */
export interface Queued {
  readonly errors: readonly QueuedError[];
  readonly outages: readonly Outage[];
}

/** The errors and outages that wait to be reported. */
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

/**
 * Returns a function that calls `write` at once, and again at most once a minute: at the end of the minute, or
 * when the page is left.
 */
function writeSparingly(write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  const flush = () => {
    if (!isWaiting) return;
    isWaiting = false;
    write();
  };
  window.addEventListener('pagehide', flush);
  return function changed() {
    isWaiting = true;
    if (timer !== undefined) return;
    flush();
    timer = setTimeout(() => {
      timer = undefined;
      if (isWaiting) changed();
    }, STORE_INTERVAL);
  };
}

/**
 * Creates a queue of at most 50 errors and 20 outages; older ones are dropped. It begins with what an earlier
 * page has stored in the tab, so that the errors that explain a reload are not lost with it.
 */
export function createErrorQueue(): ErrorQueue {
  const stored = storedErrors();
  let errors: readonly QueuedError[] = stored?.errors.slice(-MAX_ERRORS) ?? [];
  let outages: readonly Outage[] = stored?.outages.slice(-MAX_OUTAGES) ?? [];
  let latest: QueuedError | undefined = stored?.latest;
  const changed = writeSparingly(() =>
    storeErrors({ errors: [...errors], outages: [...outages], latest }),
  );
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
      changed();
    },
    addOutage(outage) {
      outages = [...outages, outage].slice(-MAX_OUTAGES);
      changed();
    },
    waiting: () => (errors.length + outages.length === 0 ? null : { errors, outages }),
    latest: () => latest ?? null,
    remove(sent) {
      errors = errors.filter((error) => !sent.errors.includes(error));
      outages = outages.filter((outage) => !sent.outages.includes(outage));
      changed();
    },
  };
}

/** The queue of this display. */
export const DISPLAY_ERRORS = createErrorQueue();
