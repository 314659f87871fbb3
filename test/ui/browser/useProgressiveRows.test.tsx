import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useProgressiveRows } from '../../../src/ui/browser/useProgressiveRows.tsx';

/** The callbacks of the observed elements. jsdom has no layout, so tests call them. */
const watched = new Set<() => void>();

class FakeObserver {
  readonly #near: () => void;
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#near = () => callback([{ isIntersecting: true }]);
  }
  observe() {
    watched.add(this.#near);
  }
  disconnect() {
    watched.delete(this.#near);
  }
}

const comesNearTheEnd = () => act(() => watched.forEach((near) => near()));

function List({ length, onScreen = 10 }: { length: number; onScreen?: number }) {
  const { rows, more } = useProgressiveRows(
    Array.from({ length }, (_, index) => `Stop ${index + 1}`),
    onScreen,
  );
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** Two frames at 60 Hz. */
const paint = () =>
  act(() => {
    vi.advanceTimersByTime(40);
  });

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
test('R2: a list of 40 is rendered completely, in two steps', () => {
  render(<List length={40} />);
  expect(rows()).toHaveLength(10);
  paint();
  expect(rows()).toHaveLength(40);
  expect(watched.size).toBe(0);
});

test('R2: a long list grows each time the user scrolls near its end, until it is complete', () => {
  render(<List length={120} />);
  paint();
  expect(rows()).toHaveLength(40);
  comesNearTheEnd();
  expect(rows()).toHaveLength(80);
  comesNearTheEnd();
  expect(rows()).toHaveLength(120);
  expect(rows().at(-1)).toBe('Stop 120');
  expect(watched.size).toBe(0);
});

test('R2: a long list has three screens of rows until it is scrolled', () => {
  render(<List length={120} onScreen={20} />);
  expect(rows()).toHaveLength(20);
  paint();
  expect(rows()).toHaveLength(60);
});

test('R2: a list that becomes shorter shows only the new rows', () => {
  const { rerender } = render(<List length={120} />);
  rerender(<List length={3} />);
  expect(rows()).toEqual(['Stop 1', 'Stop 2', 'Stop 3']);
});

test('R21: when a list changes, its rows and their count change in one render', () => {
  const onRender = vi.fn<() => void>();
  const Row = memo(function Row({ name, setSize }: { name: string; setSize: number }) {
    onRender();
    return <li aria-setsize={setSize}>{name}</li>;
  });
  function Names({ names }: { names: readonly string[] }) {
    const { rows: shown, size } = useProgressiveRows(names, 10);
    return shown.map((name) => <Row key={name} name={name} setSize={size} />);
  }
  const names = Array.from({ length: 60 }, (_, index) => `Stop ${index + 1}`);
  const { rerender } = render(<Names names={names} />);
  paint();
  expect(onRender).toHaveBeenCalledTimes(40);
  onRender.mockClear();
  rerender(<Names names={names.slice(0, 50)} />);
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('50');
  expect(onRender).toHaveBeenCalledTimes(40);
});
