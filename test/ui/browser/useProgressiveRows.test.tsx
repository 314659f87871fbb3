// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useProgressiveRows } from '../../../src/ui/browser/useProgressiveRows.tsx';

/** The ends that are watched now, as the browser would watch them: jsdom lays nothing out. */
const watched = new Set<() => void>();

class FakeObserver {
  readonly #near: () => void;
  constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#near = () => told([{ isIntersecting: true }]);
  }
  observe() {
    watched.add(this.#near);
  }
  disconnect() {
    watched.delete(this.#near);
  }
}

const comesNearTheEnd = () => act(() => watched.forEach((near) => near()));

function List({ length }: { length: number }) {
  const { rows, more } = useProgressiveRows(
    Array.from({ length }, (_, index) => `Stop ${index + 1}`),
    10,
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

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('R2: a list of two screens is drawn whole', () => {
  render(<List length={20} />);
  expect(rows()).toHaveLength(20);
  expect(watched.size).toBe(0);
});

test('R2: a long list grows before a reader has come to its end, until it is whole', () => {
  render(<List length={120} />);
  expect(rows()).toHaveLength(20);
  comesNearTheEnd();
  expect(rows()).toHaveLength(40);
  comesNearTheEnd();
  expect(rows()).toHaveLength(80);
  comesNearTheEnd();
  expect(rows()).toHaveLength(120);
  expect(rows().at(-1)).toBe('Stop 120');
  expect(watched.size).toBe(0);
});

test('R2: a list that becomes shorter keeps nothing of what it was', () => {
  const { rerender } = render(<List length={120} />);
  rerender(<List length={3} />);
  expect(rows()).toEqual(['Stop 1', 'Stop 2', 'Stop 3']);
});
