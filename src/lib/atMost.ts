/** Runs work, some of it later. */
export type Gate = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Lets only so much be under way at a time; what comes later waits its turn, first come first served.
 *
 * @param limit how many, at least 1
 * @returns a function that gives what the work gives; work whose signal ends it while it waits is
 *   never begun, and rejects with the signal's reason
 */
export function atMost(limit: number): Gate {
  let running = 0;
  const waiting = new Set<() => void>();

  const leave = () => {
    running -= 1;
    const [next] = waiting;
    next?.();
  };

  return async (work, signal) => {
    signal?.throwIfAborted();
    if (running >= limit) {
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          waiting.delete(enter);
          signal?.removeEventListener('abort', giveUp);
          // Counted here, so that nobody slips in before the one that was let in goes on.
          running += 1;
          resolve();
        };
        const giveUp = () => {
          waiting.delete(enter);
          reject(signal?.reason);
        };
        waiting.add(enter);
        signal?.addEventListener('abort', giveUp, { once: true });
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
