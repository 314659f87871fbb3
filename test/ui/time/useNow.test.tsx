import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { monotonicNow } from '../../../src/lib/time/monotonicNow.ts';
import { useNow } from '../../../src/ui/time/useNow.ts';

beforeEach(() => void vi.useFakeTimers());
function Clock({ every = 1000 }: { every?: number }) {
  return <p>{useNow(every, (now) => Math.round(now / 1000))}</p>;
}

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const start = () => Math.round(monotonicNow() / 1000);

function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('R11: all ages tick together, on one timer', () => {
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

test('R9: nothing ticks in a hidden tab, and on return the time is right at once', () => {
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

test('C9: a value that updates every ten seconds updates a second after the device wakes', () => {
  const from = start();
  const { container } = render(<Clock every={10_000} />);
  const shown = () => Number(container.textContent) - from;
  pass(9);
  expect(shown()).toBe(0);
  pass(1);
  expect(shown()).toBe(10);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(shown()).toBe(10);
  pass(1);
  expect(shown()).toBe(3_611);
});

test('R11: without components that show an age no timer runs', () => {
  const { unmount } = render(<Clock />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('R11: a component renders again only when its value changes', () => {
  const from = monotonicNow();
  let renders = 0;
  function Unchanged() {
    return <p>{useNow(1000, (now) => Math.floor((now - from) / 60_000))} min</p>;
  }
  const { container } = render(
    <Profiler id="minutes" onRender={() => (renders += 1)}>
      <Unchanged />
    </Profiler>,
  );
  pass(59);
  expect(renders).toBe(1);
  pass(2);
  expect([renders, container.textContent]).toEqual([2, '1 min']);
});

test('R11: a list stays the same object while its elements do', () => {
  const from = monotonicNow();
  const lists = new Set<readonly string[]>();
  function Old({ limit }: { limit: number }) {
    lists.add(useNow(1000, (now) => (now - from < limit ? ['new'] : ['old', 'new'])));
    return null;
  }
  const { rerender } = render(<Old limit={5000} />);
  pass(3);
  rerender(<Old limit={5000} />);
  expect([...lists]).toEqual([['new']]);
  pass(3);
  expect([...lists]).toEqual([['new'], ['old', 'new']]);
});

test('R11: a value is computed once for each render and once for each tick', () => {
  const select = vi.fn<(now: number) => string>(() => 'the same');
  function Unchanged() {
    // A new function each time, as components write it.
    return <p>{useNow(1000, (now) => select(now))}</p>;
  }
  const { rerender } = render(<Unchanged />);
  expect(select).toHaveBeenCalledTimes(1);
  rerender(<Unchanged />);
  expect(select).toHaveBeenCalledTimes(2);
  pass(1);
  expect(select).toHaveBeenCalledTimes(3);
});

test('C9: an abandoned render does not stop the clock when the time is set back', () => {
  function Unfinished(): null {
    useNow(1000, (now) => now);
    throw new Error('abandoned');
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.advanceTimersByTime(3_600_000);
  expect(() => render(<Unfinished />)).toThrow('abandoned');
  vi.useRealTimers();
  vi.useFakeTimers();
  const from = start();
  const { container } = render(<Clock />);
  expect(Number(container.textContent) - from).toBe(0);
  pass(2);
  expect(Number(container.textContent) - from).toBe(2);
});
