import { expect, test, vi } from 'vitest';

import { createHighlight } from '../../../../src/audiences/rider/map/highlight.ts';

test('R21: pointing at a row and focusing it tells the map once, and leaving it once', () => {
  const highlight = createHighlight();
  const onChange = vi.fn<() => void>();
  const unsubscribe = highlight.subscribe(onChange);
  highlight.set({ kind: 'stop', id: '0100' });
  highlight.set({ kind: 'stop', id: '0100' });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(highlight.get()).toEqual({ kind: 'stop', id: '0100' });
  highlight.set({ kind: 'lot', id: '0100' });
  expect(onChange).toHaveBeenCalledTimes(2);
  highlight.set(null);
  highlight.set(null);
  expect(onChange).toHaveBeenCalledTimes(3);
  unsubscribe();
  highlight.set({ kind: 'stop', id: '0100' });
  expect(onChange).toHaveBeenCalledTimes(3);
});
