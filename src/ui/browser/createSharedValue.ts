/** A value outside React state, for `useSyncExternalStore`. */
export interface SharedValue<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates a value outside React state, so that only the components that read a part of it render again. */
export function createSharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
