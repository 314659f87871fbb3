import { act } from '@testing-library/react';
import { expect, test } from 'vitest';

import { addBackStep, leaveBackStep } from '../../src/view/useView.ts';
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

const open = () => act(addBackStep);
const close = () => act(leaveBackStep);

test('R20: “back” closes what opened over the view, and only then leaves the view', async () => {
  const { change, travels } = openView('?panel=events');
  change({ panel: 'lots' }, 'push');
  open();
  expect(await back()).toBe('?panel=parking');
  expect(travels(), 'what is open closes').toBe(1);
  close();
  expect(await back()).toBe('?panel=events');
});

test('R20: what closes by its own button leaves no step of “back” behind, and no change is lost', async () => {
  const { view, change, travels } = openView('?panel=events');
  change(LOT_A, 'push');
  open();
  change({ theme: 'dark' });
  close();
  expect(view()).toMatchObject({ ...LOT_A, theme: 'dark' });
  await arrived();
  expect(window.location.search).toBe('?lot=A&panel=events&theme=dark');
  expect(travels(), 'no step back by the rider').toBe(0);
  change({ selection: null }, 'close');
  await arrived();
  expect(window.location.search, 'one step above the list').toBe('?panel=events&theme=dark');
});

test('R20: a result of the search takes the place of the search, so that “back” leads to the view before it', async () => {
  const { change } = openView('?panel=events');
  for (const lot of [LOT_A, LOT_B]) {
    open();
    change(lot, 'push');
    close();
  }
  expect(window.location.search).toBe('?lot=B&panel=events');
  expect(await back()).toBe('?lot=A&panel=events');
  act(() => window.history.forward());
  await arrived();
  change({ selection: null }, 'close');
  await arrived();
  expect(window.location.search, 'both cards close').toBe('?panel=events');
});

test('R20: a card that opens just after the search closes is one step above the list', async () => {
  const { change } = openView();
  open();
  close();
  change(LOT_A, 'push');
  await arrived();
  expect(window.location.search).toBe('?lot=A');
  expect(await back()).toBe('');
});

test('R20: the search may open and close just after a card closes', async () => {
  const { change } = openView();
  change(LOT_A, 'push');
  change({ selection: null }, 'close');
  open();
  close();
  await arrived();
  expect(window.location.search).toBe('');
  change(LOT_B, 'push');
  expect(await back()).toBe('');
});

test('R20: if the browser refuses to add a step of “back”, no change is lost', () => {
  const { change } = openView();
  const steps = window.history.length;
  const agree = refusing();
  open();
  change({ theme: 'dark' });
  close();
  agree();
  aWhile();
  expect(window.location.search).toBe('?theme=dark');
  expect(window.history.length).toBe(steps);
});
