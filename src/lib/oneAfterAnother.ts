/** Work that is done again and again, never twice at the same time. */
export interface Repeated {
  /** Does the work once the running one has ended, together with all that was asked for meanwhile. Settles with it. */
  (): Promise<void>;
  /** Resolves once nothing runs. */
  idle(): Promise<void>;
}

/** @param work never runs beside itself. It must not reject */
export function oneAfterAnother(work: () => Promise<void>): Repeated {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const run = () => {
    next ??= running.then(() => {
      next = null;
      running = work();
      return running;
    });
    return next;
  };
  return Object.assign(run, {
    async idle() {
      await next;
      await running;
    },
  });
}
