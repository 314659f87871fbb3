import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useHasMap } from '../../../../src/audiences/embed/map/useHasMap.ts';

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** Answers as the browser does when the reader changes to another tab or comes back. */
function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers();
  setVisibility('visible');
});
afterEach(() => setVisibility('visible'));

test('B18: the map of a frame that is not seen is kept for a minute', () => {
  const { result, rerender } = renderHook(({ isSeen }) => useHasMap(isSeen), {
    initialProps: { isSeen: false },
  });
  expect(result.current).toBe(false);
  rerender({ isSeen: true });
  expect(result.current).toBe(true);
  rerender({ isSeen: false });
  pass(59_000);
  rerender({ isSeen: true });
  rerender({ isSeen: false });
  pass(59_999);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('B18: a frame in a hidden tab loses its map after a minute, although no observer reports it', () => {
  const { result } = renderHook(() => useHasMap(true));
  expect(result.current).toBe(true);
  setVisibility('hidden');
  pass(59_999);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
  setVisibility('visible');
  expect(result.current).toBe(true);
});
