const FIRST_DELAY = 30_000;
const MAX_DELAY = 300_000;

/** Tries again after 30 s, then after twice as long each time, up to 5 minutes; at once when online again. */
export interface Retries {
  /** Arms the next try; one that is armed already stays. */
  schedule(): void;
  /** Tries at once what is armed. */
  runNow(): void;
  /** The next failure begins at 30 s again. */
  reset(): void;
  stop(): void;
}

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
