const FIRST_DELAY = 30_000;
const LONGEST_DELAY = 300_000;

/** Tries again after 30 s, then after twice as long each time, up to 5 minutes; at once when online again. */
export interface Retries {
  /** Arms the next try; one that is armed already stays. */
  arm(): void;
  /** Tries at once what is armed. */
  now(): void;
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
  const now = () => {
    if (timer !== undefined) run();
  };
  globalThis.addEventListener('online', now);

  const disarm = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    arm() {
      if (timer !== undefined) return;
      timer = setTimeout(run, delay);
      delay = Math.min(delay * 2, LONGEST_DELAY);
    },
    now,
    reset() {
      disarm();
      delay = FIRST_DELAY;
    },
    stop() {
      disarm();
      globalThis.removeEventListener('online', now);
    },
  };
}
