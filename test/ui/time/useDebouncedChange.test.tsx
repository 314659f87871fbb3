import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useDebouncedChange } from '../../../src/ui/time/useDebouncedChange.ts';

beforeEach(() => void vi.useFakeTimers());
/** A slider's draft, and the values that `onChange` got. */
function aSlider() {
  const changes: number[] = [];
  const { result, unmount } = renderHook(() =>
    useDebouncedChange((value: number) => changes.push(value)),
  );
  return {
    changes,
    unmount,
    draft: () => result.current[0],
    draw: (value: number | null) => act(() => result.current[1](value)),
    stop: () =>
      act(() => {
        vi.advanceTimersByTime(300);
      }),
  };
}

test('C29: only the value where a slider stops is applied, once', () => {
  const { changes, draft, draw, stop } = aSlider();
  for (let value = 1; value <= 100; value += 1) {
    draw(value);
    vi.advanceTimersByTime(20);
  }
  expect(draft()).toBe(100);
  expect(changes).toEqual([]);
  stop();
  expect(changes).toEqual([100]);
  expect(draft()).toBeNull();
});

test('C29: a discarded draft is not applied', () => {
  const { changes, draw, stop } = aSlider();
  draw(1);
  draw(null);
  stop();
  expect(changes).toEqual([]);
});

test('C29: a draft is applied when the slider is unmounted', () => {
  const { changes, draw, unmount, stop } = aSlider();
  draw(1);
  draw(2);
  unmount();
  stop();
  expect(changes).toEqual([2]);
});
