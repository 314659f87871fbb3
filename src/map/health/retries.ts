const FIRST_DELAY = 30_000;
const MAX_DELAY = 300_000;

/** Exponential back-off from 30 s to 5 minutes. A scheduled try runs at once when the browser is online again. */
export interface Retries {
  /** Schedules the next try unless one is scheduled. */
  schedule(): void;
  /** Runs the scheduled try now, if there is one. */
  runNow(): void;
  /** Cancels the scheduled try and resets the delay to 30 s. */
  reset(): void;
  stop(): void;
}

/** @param attempt runs each try; calls `schedule` if it fails, `reset` if it succeeds */
export function createRetries(attempt: () => void): Retries {
  let delay = FIRST_DELAY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    attempt();
  };
  const runNow = () => {
    if (timer !== undefined) run();
  };
  globalThis.addEventListener('online', runNow);

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    schedule() {
      if (timer !== undefined) return;
      timer = setTimeout(run, delay);
      delay = Math.min(delay * 2, MAX_DELAY);
    },
    runNow,
    reset() {
      cancel();
      delay = FIRST_DELAY;
    },
    stop() {
      cancel();
      globalThis.removeEventListener('online', runNow);
    },
  };
}
