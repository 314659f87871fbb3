import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

import { onHistoryNavigation, useView } from '../../../src/view/useView.ts';

export const LOT_A = { selection: { kind: 'lot', id: 'A' } } as const;
export const LOT_B = { selection: { kind: 'lot', id: 'B' } } as const;

/** A page at this query, or where the browser is: its view, how to change that, and how often the rider went back. */
export function openView(query?: string) {
  if (query !== undefined) window.history.replaceState(null, '', `/${query}`);
  const { result } = renderHook(() => useView());
  const [, changeView] = result.current;
  let travels = 0;
  onHistoryNavigation(() => (travels += 1));
  return {
    view: () => result.current[0],
    change: (...how: Parameters<typeof changeView>) => act(() => changeView(...how)),
    travels: () => travels,
  };
}

/** Makes the browser refuse to change the address; returns how to restore it. */
export function refusing() {
  const refuse = () => {
    throw new DOMException('too many', 'SecurityError');
  };
  const spies = [
    vi.spyOn(window.history, 'pushState').mockImplementation(refuse),
    vi.spyOn(window.history, 'replaceState').mockImplementation(refuse),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

/** Runs the timers of the second in which a refused change is written again. */
export const aWhile = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });

/** Waits until the browser has navigated. */
export const arrived = () =>
  act(async () => {
    const travelled = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    await vi.runAllTimersAsync();
    await travelled;
  });

/** Goes back; returns the query there. */
export async function back(): Promise<string> {
  act(() => window.history.back());
  await arrived();
  return window.location.search;
}

/** Fakes the timers of each test of a file, and returns to the page's first address after it. */
export function eachOnItsOwnAddress(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
    window.history.replaceState(null, '', '/');
  });
}
