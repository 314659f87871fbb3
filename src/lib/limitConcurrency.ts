/** Runs a task, at once or when it is its turn. Settles like the task. */
type Limiter = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Limits how many tasks run at the same time. Others wait, first come first served.
 *
 * @param limit the number of tasks, at least 1
 * @returns a limiter. A task that is aborted while it waits never starts, and rejects with the signal's
 *   reason
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
          // Counted before the promise continues, so that no other task can start in between.
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
