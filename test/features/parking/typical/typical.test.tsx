// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as fakeIndexedDB from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { LotTypical } from '../../../../src/features/parking/typical/LotTypical.tsx';
import { TypicalContext } from '../../../../src/features/parking/typical/TypicalContext.ts';
import { createTypicalStore } from '../../../../src/features/parking/typical/createTypicalStore.ts';
import type { TypicalStore } from '../../../../src/features/parking/typical/createTypicalStore.ts';
import { en } from '../../../../src/lib/words/en.ts';
import { listLots } from '../../../../src/features/parking/listLots.ts';
import { useRecordLots } from '../../../../src/features/parking/typical/useRecordLots.ts';
import { typicalLevel, withSample } from '../../../../src/features/parking/typical/typical-days.ts';
import type { DaySample, LotDay } from '../../../../src/features/parking/typical/typical-days.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { render } from '../../../support/render.tsx';

beforeEach(() => {
  for (const [name, value] of Object.entries(fakeIndexedDB)) vi.stubGlobal(name, value);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sample = (day: string, open: number, more: Partial<DaySample> = {}): DaySample => ({
  lot: 'city/north',
  day,
  hour: 19,
  open,
  isEvent: false,
  ...more,
});
const dayOf = (...samples: DaySample[]): LotDay => {
  const day = samples.reduce<LotDay | undefined>(withSample, undefined);
  if (day === undefined) throw new Error('no sample');
  return day;
};

/** Four Fridays before the one that is asked for. */
const FRIDAYS = ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13'] as const;
const TODAY = { day: '2026-11-20', hour: 19, isEvent: false };

describe('what is usual', () => {
  const fridays = (...open: number[]) =>
    open.map((count, index) => dayOf(sample(FRIDAYS[index] ?? '', count)));

  test('C32: is the middle of the same hour of the same weekday', () => {
    expect(typicalLevel(fridays(100, 40, 60), TODAY)).toEqual({
      open: 60,
      min: 40,
      max: 100,
      days: 3,
    });
    expect(typicalLevel(fridays(100, 40, 60, 70), TODAY)?.open).toBe(65);
  });

  test('C32: is not told before three such days were seen', () => {
    expect(typicalLevel(fridays(100, 40), TODAY)).toBeNull();
    const thursday = dayOf(sample('2026-11-12', 10));
    expect(typicalLevel([...fridays(100, 40), thursday], TODAY)).toBeNull();
    expect(typicalLevel(fridays(100, 40, 60), { ...TODAY, hour: 18 })).toBeNull();
  });

  test('C32: keeps event days apart from plain ones', () => {
    const event = FRIDAYS.map((day) => dayOf(sample(day, 5), sample(day, 5, { isEvent: true })));
    expect(typicalLevel(event, TODAY)).toBeNull();
    expect(typicalLevel(event, { ...TODAY, isEvent: true })?.open).toBe(5);
  });

  test('C32: today itself is not yet a habit', () => {
    expect(typicalLevel([...fridays(1, 2), dayOf(sample(TODAY.day, 3))], TODAY)).toBeNull();
  });

  test('C32: a day counts as its average, however often it was seen', () => {
    const often = dayOf(
      ...Array.from({ length: 50 }, () => sample(FRIDAYS[0], 90)),
      sample(FRIDAYS[0], 39),
    );
    expect(typicalLevel([often, ...fridays(0, 10, 20).slice(1)], TODAY)?.max).toBe(89);
  });
});

describe('what the device keeps', () => {
  test('C32: days are kept by lot, and forgotten at once', async () => {
    const store = createTypicalStore('by-lot');
    await store.record([sample('2026-11-20', 5), sample('2026-11-20', 9, { lot: 'uw/20' })]);
    await store.record([sample('2026-11-20', 7)]);
    expect(await store.daysOf('city/north')).toEqual([
      dayOf(sample('2026-11-20', 5), sample('2026-11-20', 7)),
    ]);
    await store.clear();
    expect(await store.daysOf('city/north')).toEqual([]);
  });

  test('R36: the history of one lot is cleared without that of another', async () => {
    const store = createTypicalStore('one-lot');
    const days = ['2026-11-13', '2026-11-20'];
    await store.record(days.flatMap((day) => [sample(day, 5), sample(day, 9, { lot: 'uw/20' })]));
    expect(await store.countLots()).toBe(2);
    await store.clearLot('city/north');
    expect(await store.daysOf('city/north')).toEqual([]);
    expect(await store.daysOf('uw/20')).toHaveLength(2);
    expect(await store.countLots()).toBe(1);
  });

  test('C32: what is older than 90 days goes', async () => {
    const store = createTypicalStore('old');
    await store.record([sample('2026-08-22', 1)]);
    await store.record([sample('2026-08-23', 2)]);
    await store.record([sample('2026-11-20', 3)]);
    expect((await store.daysOf('city/north')).map(({ day }) => day)).toEqual([
      '2026-08-23',
      '2026-11-20',
    ]);
  });

  test('C32: of too many records the oldest go', async () => {
    const store = createTypicalStore('many');
    const lots = (day: string, count: number) =>
      Array.from({ length: count }, (_, n) => sample(day, n, { lot: `lot ${n}` }));
    await store.record(lots('2026-11-18', 3500));
    await store.record(lots('2026-11-19', 2600));
    const days = (await store.daysOf('lot 0')).map(({ day }) => day);
    expect(days).toEqual(['2026-11-19']);
    expect((await store.daysOf('lot 3000')).map(({ day }) => day)).toEqual(['2026-11-18']);
  });

  test('C32: only what was counted is kept, once for each answer', async () => {
    const store = createTypicalStore('recorded');
    const lots = listLots([aLot(), aLot({ shortName: 'b', openSpots: null })], {
      settings: theSettings(),
      freshness: 'fresh',
      eventMarkOf: () => 'today',
    });
    function Recorder({ receivedAt }: { receivedAt: number }) {
      useRecordLots({ store, lots, receivedAt, clockOffset: 0, timeZone: 'America/Chicago' });
      return null;
    }
    const { rerender } = render(<Recorder receivedAt={monotonicNow()} />);
    const again = monotonicNow() + 1;
    rerender(<Recorder receivedAt={again} />);
    rerender(<Recorder receivedAt={again} />);
    await expect
      .poll(async () => (await store.daysOf(lots[0]?.key ?? ''))[0]?.counts.reduce((a, b) => a + b))
      .toBe(2);
    expect((await store.daysOf(lots[0]?.key ?? ''))[0]?.isEvent).toBe(true);
    expect(await store.daysOf(lots[1]?.key ?? '')).toEqual([]);
  });
});

describe('the line on the card', () => {
  const now = Date.parse('2026-11-20T19:20:00-06:00');
  const [listed] = listLots([aLot()], {
    settings: theSettings(),
    freshness: 'fresh',
    eventMarkOf: () => null,
  });
  if (listed === undefined) throw new Error('no lot');
  const storeOf = (days: Promise<readonly LotDay[]>): TypicalStore => ({
    record: () => Promise.resolve(),
    daysOf: () => days,
    countLots: () => Promise.resolve(1),
    clearLot: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  });
  const show = async (store: TypicalStore | null) => {
    await act(async () => {
      render(
        <TypicalContext value={store}>
          <LotTypical listed={listed} now={now} />
        </TypicalContext>,
      );
      await Promise.resolve();
    });
  };
  const days = FRIDAYS.map((day, index) => dayOf(sample(day, 100 + index * 10)));

  test('C32: says what is usual, from how much, and can be made to forget', async () => {
    const store = storeOf(Promise.resolve(days));
    const clearLot = vi.spyOn(store, 'clearLot');
    await show(store);
    expect(
      screen.getByText(/^Usually 115 open at this hour of this weekday \(100.–.130\)$/),
    ).toBeTruthy();
    expect(screen.getByText(/Seen by this device on 4 days/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: en.parking.usual.forget }));
    expect(screen.queryByText(/Usually/)).toBeNull();
    expect(clearLot.mock.calls).toEqual([[listed.key]]);
  });

  test('C32: says nothing where the audience keeps nothing', async () => {
    await show(null);
    expect(document.body.textContent).toBe('');
  });

  test('C32: says nothing where the browser keeps nothing', async () => {
    await show(storeOf(Promise.reject(new Error('denied'))));
    expect(document.body.textContent).toBe('');
  });
});
