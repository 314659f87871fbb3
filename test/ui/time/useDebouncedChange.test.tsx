// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useDebouncedChange } from '../../../src/ui/time/useDebouncedChange.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A slider's draft, and all that it handed on. */
function aSlider() {
  const taken: number[] = [];
  const { result, unmount } = renderHook(() =>
    useDebouncedChange((value: number) => taken.push(value)),
  );
  return {
    taken,
    unmount,
    draft: () => result.current[0],
    draw: (value: number | null) => act(() => result.current[1](value)),
    standStill: () =>
      act(() => {
        vi.advanceTimersByTime(300);
      }),
  };
}

test('C29: of all that a slider passes, what it stands still on is taken, once', () => {
  const { taken, draft, draw, standStill } = aSlider();
  for (let value = 1; value <= 100; value += 1) {
    draw(value);
    vi.advanceTimersByTime(20);
  }
  expect(draft()).toBe(100);
  expect(taken).toEqual([]);
  standStill();
  expect(taken).toEqual([100]);
  expect(draft()).toBeNull();
});

test('C29: a draft that was given up is not taken', () => {
  const { taken, draw, standStill } = aSlider();
  draw(1);
  draw(null);
  standStill();
  expect(taken).toEqual([]);
});

test('C29: whoever lets go and turns away at once has chosen too', () => {
  const { taken, draw, unmount, standStill } = aSlider();
  draw(1);
  draw(2);
  unmount();
  standStill();
  expect(taken).toEqual([2]);
});
