/** Time for code that must be testable without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `callback` after `delay` milliseconds. Call the result to cancel. */
  after(delay: number, callback: () => void): () => void;
}

/** The machine's clock. Its timers don't keep the process running. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
