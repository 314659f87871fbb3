import { createRetries } from './retries.ts';

/** How long a map's worker may take to answer, in milliseconds. */
const ANSWER_LIMIT = 15_000;

interface WatchOptions {
  /** Resolves true when the worker answers anything, false when it does not within the limit. */
  ping: (limit: number) => Promise<boolean>;
  /** Puts a new map, with a new worker, in the place of the one without. */
  recreate: () => void;
  onSilent: () => void;
  onAnswer: () => void;
}

/**
 * Notices a map's worker that never answers, of which no error tells, and has the map recreated:
 * after 30 s, then after twice as long each time, up to 5 minutes.
 */
export interface WorkerWatch {
  /** A map has work for its worker now: the worker has to answer. */
  start(): void;
  /** The worker could not be loaded. */
  failed(): void;
  /** The map is gone, and its worker with it. */
  forget(): void;
  /** No map is wanted for now: none is recreated. */
  rest(): void;
  /** Recreates at once what would be recreated later. */
  retry(): void;
  stop(): void;
}

export function watchWorker({ ping, recreate, onSilent, onAnswer }: WatchOptions): WorkerWatch {
  const retries = createRetries(recreate);
  let current = 0;

  /** A slow worker that answers in the end is as good as a quick one: it is asked until then. */
  async function ask(round: number) {
    const hasAnswered = await ping(ANSWER_LIMIT);
    if (round !== current) return;
    if (hasAnswered) {
      retries.reset();
      onAnswer();
      return;
    }
    onSilent();
    retries.schedule();
    void ask(round);
  }

  function forget() {
    current += 1;
  }

  return {
    start() {
      forget();
      void ask(current);
    },
    failed() {
      forget();
      onSilent();
      retries.schedule();
    },
    forget,
    rest: () => retries.reset(),
    retry: () => retries.runNow(),
    stop() {
      forget();
      retries.stop();
    },
  };
}
