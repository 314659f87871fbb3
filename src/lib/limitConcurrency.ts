/** Runs work, some of it later. */
export type Limiter = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Lets only so much be under way at a time; what comes later waits its turn, first come first served.
 *
 * @param limit how many, at least 1
 * @returns a function that gives what the work gives; work whose signal ends it while it waits is
 *   never begun, and rejects with the signal's reason
 */
export function limitConcurrency(limit: number): Limiter {
  let running = 0;
  const waiting = new Set<() => void>();

  const release = () => {
    running -= 1;
    const [next] = waiting;
    next?.();
  };

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running >= limit) {
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          waiting.delete(begin);
          signal?.removeEventListener('abort', onAbort);
          // Counted here, so that nobody slips in before the one that was let in goes on.
          running += 1;
          resolve();
        };
        const onAbort = () => {
          waiting.delete(begin);
          reject(signal?.reason);
        };
        waiting.add(begin);
        signal?.addEventListener('abort', onAbort, { once: true });
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      release();
    }
  };
}
