import { act } from '@testing-library/react';
import { expect, test } from 'vitest';

import {
  LOT_A,
  LOT_B,
  aWhile,
  arrived,
  back,
  eachOnItsOwnAddress,
  openView,
  refusing,
} from '../support/page/history.ts';

eachOnItsOwnAddress();

test('R20: a change keeps the identity of the values it does not touch', () => {
  const { view, change } = openView('?route=A,B&near=43.07,-89.4&needs=lift');
  const before = view();
  change({ panel: 'vehicles' });
  const after = view();
  expect(after.panel).toBe('vehicles');
  expect(after.routes).toBe(before.routes);
  expect(after.near).toBe(before.near);
  expect(after.needs).toBe(before.needs);
});

test('R20: a change that the browser refuses to write shows at once, and the address follows later', () => {
  const { view, change } = openView();
  const agree = refusing();
  change({ panel: 'vehicles' });
  change({ theme: 'dark' });
  expect(view()).toMatchObject({ panel: 'vehicles', theme: 'dark' });
  expect(window.location.search).toBe('');

  aWhile();
  expect(window.location.search).toBe('');
  agree();
  aWhile();
  expect(window.location.search).toBe('?panel=buses&theme=dark');
  expect(view()).toMatchObject({ panel: 'vehicles', theme: 'dark' });
});

test('R20: a change that is written late is still one step for “back”', () => {
  const { change } = openView();
  const steps = window.history.length;
  const agree = refusing();
  change({ selection: { kind: 'lot', id: 'A' } }, 'push');
  change({ panel: 'lots' });
  agree();
  aWhile();
  expect(window.location.search).toBe('?lot=A&panel=parking');
  expect(window.history.length).toBe(steps + 1);
});

test('R20: “back” drops a change that was never written', () => {
  const { view, change } = openView();
  const agree = refusing();
  change({ panel: 'events' });
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(view().panel).toBe('stops');
  agree();
  aWhile();
  expect(window.location.search).toBe('');
});

test('R20: “back” does not open a closed card again, nor the cards before it', async () => {
  const { view, change, travels } = openView('?panel=events');
  change({ panel: 'lots' }, 'push');
  change(LOT_A, 'push');
  change(LOT_B, 'push');
  change({ theme: 'dark' });
  change({ selection: null }, 'close');
  // It closes at once, and other changes since it opened stay.
  expect(view()).toMatchObject({ selection: null, theme: 'dark', panel: 'lots' });
  await arrived();
  expect(window.location.search).toBe('?panel=parking&theme=dark');
  expect(travels(), 'no step back by the rider').toBe(0);
  expect(await back()).toBe('?panel=events');
  expect(travels()).toBe(1);
});

test('R20: a card that a link opened closes without a step back', () => {
  const { change } = openView('?lot=A');
  const steps = window.history.length;
  change({ selection: null }, 'close');
  expect(window.location.search).toBe('');
  expect(window.history.length).toBe(steps);
});

test('R20: with several readers of the view, closing a card is not a step back by the rider', async () => {
  const { change, travels } = openView();
  openView();
  change({ panel: 'lots' }, 'push');
  change(LOT_A, 'push');
  change({ selection: null }, 'close');
  await arrived();
  expect(window.location.search).toBe('?panel=parking');
  expect(travels()).toBe(0);
  await back();
  expect(travels(), 'one step back is reported once').toBe(1);
});

test('R20: a change right after a card closes stays, and is not a step back by the rider', async () => {
  const { view, change, travels } = openView();
  change(LOT_A, 'push');
  change({ selection: null }, 'close');
  change({ theme: 'dark' });
  expect(view()).toMatchObject({ selection: null, theme: 'dark' });
  await arrived();
  expect(window.location.search).toBe('?theme=dark');
  expect(view()).toMatchObject({ selection: null, theme: 'dark' });
  expect(travels()).toBe(0);
});

test('R20: a card that opens right after another closes is one step above the list', async () => {
  const { change, travels } = openView();
  change(LOT_A, 'push');
  change({ selection: null }, 'close');
  change(LOT_B, 'push');
  change({ theme: 'dark' });
  await arrived();
  expect(window.location.search).toBe('?lot=B&theme=dark');
  expect(travels()).toBe(0);
  change({ selection: null }, 'close');
  await arrived();
  expect(window.location.search).toBe('?theme=dark');
  expect(travels()).toBe(0);
});

test('R20: a card that opens and closes right after another closes stays closed', async () => {
  const { view, change } = openView();
  change(LOT_A, 'push');
  change({ selection: null }, 'close');
  change(LOT_B, 'push');
  change({ selection: null }, 'close');
  await arrived();
  expect(window.location.search).toBe('');
  expect(view().selection).toBeNull();
});

test('T19: another selection closes the timetable, and closing it leads back to the stop’s card', async () => {
  const { view, change } = openView();
  const stop = { kind: 'stop', id: '0100' } as const;
  change({ selection: stop }, 'push');
  change({ timetable: '2026-11-20' }, 'push');
  change({ selection: { kind: 'stop', id: '0341' } }, 'push');
  expect(view().timetable).toBeNull();
  await back();
  expect(window.location.search).toBe('?stop=0100&timetable=2026-11-20');
  change({ timetable: null }, 'close');
  await arrived();
  expect(window.location.search).toBe('?stop=0100');
  await back();
  expect(view().selection).toBeNull();
});

test('R20: “back” from another list leads to the first one, and no list is a step of its own', async () => {
  // Nothing is ahead of this entry, as there may be after another test.
  window.history.pushState(null, '', '/');
  const { view, change, travels } = openView('?near=43.07,-89.4');
  const steps = window.history.length;
  change({ panel: 'vehicles', selection: null }, 'list');
  change({ panel: 'lots', selection: null }, 'list');
  expect(window.history.length).toBe(steps + 1);
  change(LOT_A, 'push');
  change({ selection: null }, 'close');
  await arrived();
  change({ panel: 'stops', selection: null }, 'list');
  expect(view().panel).toBe('stops');
  await arrived();
  expect([window.location.search, travels()]).toEqual(['?near=43.07,-89.4', 0]);
  change({ panel: 'lots', selection: null }, 'list');
  expect(window.history.length).toBe(steps + 1);
  expect(await back()).toBe('?near=43.07,-89.4');
});

test('R20: a list that the page opened with is left in place', () => {
  const { change } = openView('?panel=events');
  const steps = window.history.length;
  change({ panel: 'stops', selection: null }, 'list');
  expect([window.location.search, window.history.length]).toEqual(['', steps]);
});
