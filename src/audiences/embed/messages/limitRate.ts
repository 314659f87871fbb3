interface LimitedRate {
  /** Calls the function now, or once when enough time has passed. */
  pass: () => void;
  /** Drops the call that waits. */
  cancel: () => void;
}

/** Calls `send` at once the first time, and from then on at most once in `interval` milliseconds. */
export function limitRate(interval: number, send: () => void): LimitedRate {
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function next() {
    timer = undefined;
    if (!isWaiting) return;
    isWaiting = false;
    timer = setTimeout(next, interval);
    send();
  }
  return {
    pass() {
      isWaiting = true;
      if (timer === undefined) next();
    },
    cancel() {
      isWaiting = false;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
