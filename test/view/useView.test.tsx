import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { onHistoryNavigation, useView } from '../../src/view/useView.ts';
import {
  LOT_A,
  LOT_B,
  aWhile,
  arrived,
  back,
  eachOnItsOwnAddress,
  refusing,
} from '../support/page/history.ts';

eachOnItsOwnAddress();

test('R20: a change keeps the identity of the values it does not touch', () => {
  window.history.replaceState(null, '', '/?route=A,B&near=43.07,-89.4&needs=lift');
  const { result } = renderHook(() => useView());
  const [before, changeView] = result.current;
  act(() => changeView({ panel: 'vehicles' }));
  const [after] = result.current;
  expect(after.panel).toBe('vehicles');
  expect(after.routes).toBe(before.routes);
  expect(after.near).toBe(before.near);
  expect(after.needs).toBe(before.needs);
});

test('R20: a change that the browser refuses to write shows at once, and the address follows later', () => {
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  const agree = refusing();
  act(() => changeView({ panel: 'vehicles' }));
  act(() => changeView({ theme: 'dark' }));
  expect(result.current[0]).toMatchObject({ panel: 'vehicles', theme: 'dark' });
  expect(window.location.search).toBe('');

  aWhile();
  expect(window.location.search).toBe('');
  agree();
  aWhile();
  expect(window.location.search).toBe('?panel=buses&theme=dark');
  expect(result.current[0]).toMatchObject({ panel: 'vehicles', theme: 'dark' });
});

test('R20: a change that is written late is still one step for “back”', () => {
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  const steps = window.history.length;
  const agree = refusing();
  act(() => changeView({ selection: { kind: 'lot', id: 'A' } }, 'push'));
  act(() => changeView({ panel: 'lots' }));
  agree();
  aWhile();
  expect(window.location.search).toBe('?lot=A&panel=parking');
  expect(window.history.length).toBe(steps + 1);
});

test('R20: “back” drops a change that was never written', () => {
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

test('R20: “back” does not open a closed card again, nor the cards before it', async () => {
  window.history.replaceState(null, '', '/?panel=events');
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  let travels = 0;
  onHistoryNavigation(() => (travels += 1));
  act(() => changeView({ panel: 'lots' }, 'push'));
  act(() => changeView(LOT_A, 'push'));
  act(() => changeView(LOT_B, 'push'));
  act(() => changeView({ theme: 'dark' }));
  act(() => changeView({ selection: null }, 'close'));
  // It closes at once, and other changes since it opened stay.
  expect(result.current[0]).toMatchObject({ selection: null, theme: 'dark', panel: 'lots' });
  await arrived();
  expect(window.location.search).toBe('?panel=parking&theme=dark');
  expect(travels, 'no step back by the rider').toBe(0);
  expect(await back()).toBe('?panel=events');
  expect(travels).toBe(1);
});

test('R20: a card that a link opened closes without a step back', () => {
  window.history.replaceState(null, '', '/?lot=A');
  const { result } = renderHook(() => useView());
  const steps = window.history.length;
  act(() => result.current[1]({ selection: null }, 'close'));
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(steps);
});

test('R20: with several readers of the view, closing a card is not a step back by the rider', async () => {
  const { result } = renderHook(() => useView());
  renderHook(() => useView());
  const [, changeView] = result.current;
  let travels = 0;
  onHistoryNavigation(() => (travels += 1));
  act(() => changeView({ panel: 'lots' }, 'push'));
  act(() => changeView(LOT_A, 'push'));
  act(() => changeView({ selection: null }, 'close'));
  await arrived();
  expect(window.location.search).toBe('?panel=parking');
  expect(travels).toBe(0);
  await back();
  expect(travels, 'one step back is reported once').toBe(1);
});

test('R20: a change right after a card closes stays, and is not a step back by the rider', async () => {
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

test('R20: a card that opens right after another closes is one step above the list', async () => {
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

test('R20: a card that opens and closes right after another closes stays closed', async () => {
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

test('T19: another selection closes the timetable, and closing it leads back to the stop’s card', async () => {
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  const stop = { kind: 'stop', id: '0100' } as const;
  act(() => changeView({ selection: stop }, 'push'));
  act(() => changeView({ timetable: '2026-11-20' }, 'push'));
  act(() => changeView({ selection: { kind: 'stop', id: '0341' } }, 'push'));
  expect(result.current[0].timetable).toBeNull();
  await back();
  expect(window.location.search).toBe('?stop=0100&timetable=2026-11-20');
  act(() => changeView({ timetable: null }, 'close'));
  await arrived();
  expect(window.location.search).toBe('?stop=0100');
  await back();
  expect(result.current[0].selection).toBeNull();
});
