import type { Selection } from '../../../view/view.ts';

/** The thing whose row the rider points at or has focused, which the map marks. */
export interface Highlight {
  readonly get: () => Selection | null;
  readonly set: (next: Selection | null) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Outside React state, so that pointing at the rows of a list renders the map and not the page. */
export function createHighlight(): Highlight {
  let current: Selection | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (next?.kind === current?.kind && next?.id === current?.id) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
