import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { afterPaint } from '../../src/ui/browser/afterPaint.ts';
import { writeAfter } from '../../src/view/history-entries.ts';
import { addBackStep, leaveBackStep, useView } from '../../src/view/useView.ts';
import { LOT_A, LOT_B, arrived, back, eachOnItsOwnAddress } from '../support/page/history.ts';

eachOnItsOwnAddress();
beforeEach(() => writeAfter(afterPaint));

/** Two frames at 60 Hz. */
const paint = () =>
  act(() => {
    vi.advanceTimersByTime(40);
  });

const search = () => window.location.search;

function renderView() {
  const { result } = renderHook(() => useView());
  return {
    view: () => result.current[0],
    change: (...args: Parameters<(typeof result.current)[1]>) =>
      act(() => result.current[1](...args)),
  };
}

test('R20: a change shows at once, and is in the address after the next paint', () => {
  const { view, change } = renderView();
  change({ panel: 'buses' });
  expect(view().panel).toBe('buses');
  expect(search()).toBe('');
  paint();
  expect(search()).toBe('?panel=buses');
  expect(view().panel).toBe('buses');
});

test('R20: changes before one paint are as many steps of “back” as after several', async () => {
  const { view, change } = renderView();
  const steps = window.history.length;
  change(LOT_A, 'push');
  change(LOT_B, 'push');
  change({ panel: 'parking' });
  paint();
  expect(window.history.length).toBe(steps + 2);
  expect(search()).toBe('?lot=B&panel=parking');
  expect(await back()).toBe('?lot=A');
  expect(view().selection).toEqual(LOT_A.selection);
});

test('R20: a card that closes before its paint leaves no step of “back”', async () => {
  const { view, change } = renderView();
  change({ panel: 'parking' });
  paint();
  change(LOT_A, 'push');
  change({ selection: null }, 'close');
  await arrived();
  expect(search()).toBe('?panel=parking');
  expect(view()).toMatchObject({ panel: 'parking', selection: null });
});

test('R20: what closes by its own button before its paint leaves no step of “back” either', async () => {
  const { view, change } = renderView();
  change({ panel: 'parking' });
  act(addBackStep);
  act(leaveBackStep);
  await arrived();
  expect(search()).toBe('?panel=parking');
  expect(view().panel).toBe('parking');
});

test('R20: a new entry is written at once, because phones take its picture then', () => {
  const { change } = renderView();
  change(LOT_A, 'push');
  expect(search()).toBe('?lot=A');
});

test('R20: “back” drops what waits for the paint, which belongs to the entry that is left', async () => {
  const { view, change } = renderView();
  change(LOT_A, 'push');
  change({ panel: 'parking' });
  act(() => window.history.back());
  await arrived();
  paint();
  expect(search()).toBe('');
  expect(view()).toMatchObject({ panel: 'stops', selection: null });
});

test('R20: a hidden page, which is not painted, writes its address at once', () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { change } = renderView();
  change({ panel: 'events' });
  isHidden.mockRestore();
  expect(search()).toBe('?panel=events');
});

test('R20: a page that gets hidden before its paint writes its address at once', () => {
  const { change } = renderView();
  change({ panel: 'events' });
  expect(search()).toBe('');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(search()).toBe('?panel=events');
});
