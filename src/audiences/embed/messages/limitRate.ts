interface LimitedRate<T> {
  /** Passes a value on, now or when enough time has passed; of several that wait, the last. */
  pass: (value: T) => void;
  /** Drops the value that waits. */
  cancel: () => void;
}

/**
 * Passes on the first value at once, and from then on the newest one at most once in `interval`
 * milliseconds (B21).
 */
export function limitRate<T>(interval: number, send: (value: T) => void): LimitedRate<T> {
  let waiting: { readonly value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function next() {
    timer = undefined;
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(next, interval);
    send(value);
  }
  return {
    pass(value) {
      waiting = { value };
      if (timer === undefined) next();
    },
    cancel() {
      waiting = null;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
