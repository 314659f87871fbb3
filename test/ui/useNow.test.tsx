// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useNow } from '../../src/ui/useNow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Clock() {
  return <p>{Math.round(useNow(1000) / 1000)}</p>;
}

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
const start = () => Math.round(performance.now() / 1000);

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('R11: all that tells an age ticks together, on one timer', () => {
  const from = start();
  const { container } = render(
    <>
      <Clock />
      <Clock />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  pass(3);
  expect([...container.children].map((clock) => Number(clock.textContent) - from)).toEqual([3, 3]);
});

test('R9: in a hidden tab nothing ticks, and on return the time is right at once', () => {
  const from = start();
  const { container } = render(<Clock />);
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  pass(600);
  expect(Number(container.textContent) - from).toBe(0);
  hide(false);
  expect(Number(container.textContent) - from).toBe(600);
  expect(vi.getTimerCount()).toBe(1);
});

test('R11: when nobody tells an age any more no timer is left', () => {
  const { unmount } = render(<Clock />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
