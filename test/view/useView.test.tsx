// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { onHistoryNavigation, useView } from '../../src/view/useView.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('R20: what a change leaves as it was is not read as something new', () => {
  window.history.replaceState(null, '', '/?route=A,B&near=43.07,-89.4&needs=lift');
  const { result } = renderHook(() => useView());
  const [before, changeView] = result.current;
  act(() => changeView({ panel: 'buses' }));
  const [after] = result.current;
  expect(after.panel).toBe('buses');
  expect(after.routes).toBe(before.routes);
  expect(after.near).toBe(before.near);
  expect(after.needs).toBe(before.needs);
});

/** The browser refuses both ways of changing the address until it is restored. */
function refusing() {
  const refuse = () => {
    throw new DOMException('too many', 'SecurityError');
  };
  const spies = [
    vi.spyOn(window.history, 'pushState').mockImplementation(refuse),
    vi.spyOn(window.history, 'replaceState').mockImplementation(refuse),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}

const aWhile = () =>
  act(() => {
    vi.advanceTimersByTime(1_000);
  });

test('R20: a change that the browser refuses to write is the view at once, and the address follows', () => {
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  const agree = refusing();
  act(() => changeView({ panel: 'buses' }));
  act(() => changeView({ theme: 'dark' }));
  expect(result.current[0]).toMatchObject({ panel: 'buses', theme: 'dark' });
  expect(window.location.search).toBe('');

  aWhile();
  expect(window.location.search).toBe('');
  agree();
  aWhile();
  expect(window.location.search).toBe('?panel=buses&theme=dark');
  expect(result.current[0]).toMatchObject({ panel: 'buses', theme: 'dark' });
});

test('R20: a step that “back” is to undo is one although it was written late', () => {
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  const steps = window.history.length;
  const agree = refusing();
  act(() => changeView({ selection: { kind: 'lot', id: 'A' } }, 'push'));
  act(() => changeView({ panel: 'parking' }));
  agree();
  aWhile();
  expect(window.location.search).toBe('?lot=A&panel=parking');
  expect(window.history.length).toBe(steps + 1);
});

test('R20: whoever goes back leaves what was never written', () => {
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  const agree = refusing();
  act(() => changeView({ panel: 'events' }));
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(result.current[0].panel).toBe('stops');
  agree();
  aWhile();
  expect(window.location.search).toBe('');
});

const LOT_A = { selection: { kind: 'lot', id: 'A' } } as const;
const LOT_B = { selection: { kind: 'lot', id: 'B' } } as const;

/** Until the browser has gone where it was sent. */
const arrived = () =>
  act(async () => {
    const travelled = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    await vi.runAllTimersAsync();
    await travelled;
  });

/** What “back” shows now. */
async function back(): Promise<string> {
  act(() => window.history.back());
  await arrived();
  return window.location.search;
}

test('R20: a card that was closed is not opened again by “back”, nor are those below it', async () => {
  window.history.replaceState(null, '', '/?panel=events');
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  let travels = 0;
  onHistoryNavigation(() => (travels += 1));
  act(() => changeView({ panel: 'parking' }, 'push'));
  act(() => changeView(LOT_A, 'push'));
  act(() => changeView(LOT_B, 'push'));
  act(() => changeView({ theme: 'dark' }));
  act(() => changeView({ selection: null }, 'close'));
  // It is closed at once, and what else was chosen meanwhile stays.
  expect(result.current[0]).toMatchObject({ selection: null, theme: 'dark', panel: 'parking' });
  await arrived();
  expect(window.location.search).toBe('?panel=parking&theme=dark');
  expect(travels, 'nobody travelled').toBe(0);
  expect(await back()).toBe('?panel=events');
  expect(travels).toBe(1);
});

test('R20: a card that a link opened is closed where it is', () => {
  window.history.replaceState(null, '', '/?lot=A');
  const { result } = renderHook(() => useView());
  const steps = window.history.length;
  act(() => result.current[1]({ selection: null }, 'close'));
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(steps);
});

test('R20: however many parts of the page read the view, closing a card is no step back of the rider’s', async () => {
  const { result } = renderHook(() => useView());
  renderHook(() => useView());
  const [, changeView] = result.current;
  let travels = 0;
  onHistoryNavigation(() => (travels += 1));
  act(() => changeView({ panel: 'parking' }, 'push'));
  act(() => changeView(LOT_A, 'push'));
  act(() => changeView({ selection: null }, 'close'));
  await arrived();
  expect(window.location.search).toBe('?panel=parking');
  expect(travels).toBe(0);
  await back();
  expect(travels, 'one step back is told once').toBe(1);
});

test('R20: what is changed while a closed card is being left stays, and is no step back of the rider’s', async () => {
  const { result } = renderHook(() => useView());
  const [, changeView] = result.current;
  let travels = 0;
  onHistoryNavigation(() => (travels += 1));
  act(() => changeView(LOT_A, 'push'));
  act(() => changeView({ selection: null }, 'close'));
  act(() => changeView({ theme: 'dark' }));
  expect(result.current[0]).toMatchObject({ selection: null, theme: 'dark' });
  await arrived();
  expect(window.location.search).toBe('?theme=dark');
  expect(result.current[0]).toMatchObject({ selection: null, theme: 'dark' });
  expect(travels).toBe(0);
});

test('R20: a card that is opened while another is being left is one step above the list', async () => {
  const { result } = renderHook(() => useView());
  const [, changeView] = result.current;
  let travels = 0;
  onHistoryNavigation(() => (travels += 1));
  act(() => changeView(LOT_A, 'push'));
  act(() => changeView({ selection: null }, 'close'));
  act(() => changeView(LOT_B, 'push'));
  act(() => changeView({ theme: 'dark' }));
  await arrived();
  expect(window.location.search).toBe('?lot=B&theme=dark');
  expect(travels).toBe(0);
  act(() => changeView({ selection: null }, 'close'));
  await arrived();
  expect(window.location.search).toBe('?theme=dark');
  expect(travels).toBe(0);
});

test('R20: a card that is closed again while another is being left is not opened by the arrival', async () => {
  const { result } = renderHook(() => useView());
  const [, changeView] = result.current;
  act(() => changeView(LOT_A, 'push'));
  act(() => changeView({ selection: null }, 'close'));
  act(() => changeView(LOT_B, 'push'));
  act(() => changeView({ selection: null }, 'close'));
  await arrived();
  expect(window.location.search).toBe('');
  expect(result.current[0].selection).toBeNull();
});
