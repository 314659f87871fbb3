import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useAfterPaint } from '../../../src/ui/browser/useAfterPaint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
function Shown({ value }: { value: string }) {
  return <p>{useAfterPaint(value)}</p>;
}

/** Two frames at 60 Hz. */
const paint = () =>
  act(() => {
    vi.advanceTimersByTime(40);
  });

test('a part that may lag behind gets its value after the next frame', () => {
  const { container, rerender } = render(<Shown value="a" />);
  expect(container.textContent).toBe('a');
  rerender(<Shown value="b" />);
  expect(container.textContent).toBe('a');
  paint();
  expect(container.textContent).toBe('b');
});

test('of several values in one frame the part renders only the last', () => {
  const { container, rerender } = render(<Shown value="a" />);
  rerender(<Shown value="b" />);
  rerender(<Shown value="c" />);
  const seen = new Set<string | null>();
  const observer = new MutationObserver(() => seen.add(container.textContent));
  observer.observe(container, { characterData: true, childList: true, subtree: true });
  paint();
  observer.disconnect();
  expect(container.textContent).toBe('c');
  expect(seen.has('b')).toBe(false);
});
