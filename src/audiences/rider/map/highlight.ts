import { createSharedValue } from '../../../ui/browser/createSharedValue.ts';
import type { SharedValue } from '../../../ui/browser/createSharedValue.ts';
import type { Selection } from '../../../view/view.ts';

/** The thing whose row the rider points at or has focused, which the map marks. */
export type Highlight = SharedValue<Selection | null>;

/** Outside React state, so that pointing at the rows of a list renders the map and not the page. */
export function createHighlight(): Highlight {
  const current = createSharedValue<Selection | null>(null);
  return {
    ...current,
    set(next) {
      const before = current.get();
      if (next?.kind !== before?.kind || next?.id !== before?.id) current.set(next);
    },
  };
}
