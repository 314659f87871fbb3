import type { Clock } from '../../lib/time/Clock.ts';

/** The machine's clock. Its timers don't keep the process running. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
