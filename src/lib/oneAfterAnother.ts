/** Work that is done again and again, never twice at the same time. */
export interface Repeated {
  /** Does the work once the running one has ended. All calls meanwhile share one run, and settle with it. */
  (): Promise<void>;
  /** Resolves once nothing runs. */
  idle(): Promise<void>;
}

/** @param work may fail: the next run does not depend on the one before */
export function oneAfterAnother(work: () => Promise<void>): Repeated {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const start = () => {
    next = null;
    running = work();
    return running;
  };
  const run = () => {
    next ??= running.then(start, start);
    return next;
  };
  return Object.assign(run, {
    async idle() {
      await Promise.allSettled([next ?? running]);
    },
  });
}
