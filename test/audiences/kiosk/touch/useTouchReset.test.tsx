import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useTouchReset } from '../../../../src/audiences/kiosk/touch/useTouchReset.ts';

beforeEach(() => void vi.useFakeTimers());

function point(type: string) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event(type), { pointerId: 1 }));
  });
}

function wait(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

test('A40: 60 s after the last touch a countdown of 10 s begins, then the display returns', () => {
  const { result } = renderHook(() => useTouchReset(true));
  point('pointerdown');
  point('pointerup');
  wait(59);
  expect(result.current).toEqual({ secondsLeft: null, visits: 0 });
  wait(2);
  expect(result.current).toEqual({ secondsLeft: 9, visits: 0 });
  wait(10);
  expect(result.current).toEqual({ secondsLeft: null, visits: 1 });
  wait(300);
  expect(result.current.visits).toBe(1);
});

test('A40: a touch ends the countdown, and nothing returns while a finger is down', () => {
  const { result } = renderHook(() => useTouchReset(true));
  point('pointerdown');
  point('pointerup');
  wait(65);
  expect(result.current.secondsLeft).toBe(5);
  point('pointerdown');
  expect(result.current.secondsLeft).toBeNull();
  wait(600);
  expect(result.current).toEqual({ secondsLeft: null, visits: 0 });
});

test('A40: without touch nothing reacts', () => {
  const { result } = renderHook(() => useTouchReset(false));
  point('pointerdown');
  point('pointerup');
  wait(600);
  expect(result.current).toEqual({ secondsLeft: null, visits: 0 });
});
