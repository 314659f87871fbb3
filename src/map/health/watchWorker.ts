import { createRetries } from './retries.ts';

/** After this time without an answer the worker counts as unresponsive, in milliseconds. */
const ANSWER_LIMIT = 15_000;

interface WatchOptions {
  /** Resolves to whether the worker answers within `limit` milliseconds. */
  ping: (limit: number) => Promise<boolean>;
  /** Replaces the map with a new one, which starts a new worker. */
  recreate: () => void;
  onUnresponsive: () => void;
  onAnswer: () => void;
}

/**
 * Detects a map worker that does not answer, which causes no error event, and recreates the map:
 * after 30 s, then with exponential back-off up to 5 minutes.
 */
export interface WorkerWatch {
  /** The map has sent work to its worker: expects an answer from now on. */
  start(): void;
  /** The worker could not be loaded. */
  failed(): void;
  /** The map was removed: ignores its worker's answers. */
  forget(): void;
  /** Cancels a scheduled recreation while the map pauses. */
  rest(): void;
  /** Runs a scheduled recreation now. */
  retry(): void;
  stop(): void;
}

export function watchWorker({
  ping,
  recreate,
  onUnresponsive,
  onAnswer,
}: WatchOptions): WorkerWatch {
  const retries = createRetries(recreate);
  let current = 0;

  /** Pings until the worker answers, because a slow worker may recover. */
  async function pingUntilAnswered(round: number) {
    const hasAnswered = await ping(ANSWER_LIMIT);
    if (round !== current) return;
    if (hasAnswered) {
      retries.reset();
      onAnswer();
      return;
    }
    onUnresponsive();
    retries.schedule();
    void pingUntilAnswered(round);
  }

  function forget() {
    current += 1;
  }

  return {
    start() {
      forget();
      void pingUntilAnswered(current);
    },
    failed() {
      forget();
      onUnresponsive();
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
