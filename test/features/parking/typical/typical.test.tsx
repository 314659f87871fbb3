import { act, fireEvent, screen } from '@testing-library/react';
import * as fakeIndexedDB from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { TypicalAvailability } from '../../../../src/features/parking/card/TypicalAvailability.tsx';
import { createTypicalStore } from '../../../../src/features/parking/typical/createTypicalStore.ts';
import type { TypicalStore } from '../../../../src/features/parking/typical/createTypicalStore.ts';
import { typicalLevel, withSample } from '../../../../src/features/parking/typical/typical-days.ts';
import type { DaySample, LotDay } from '../../../../src/features/parking/typical/typical-days.ts';
import { TypicalContext } from '../../../../src/features/parking/typical/TypicalContext.ts';
import { useRecordLots } from '../../../../src/features/parking/typical/useRecordLots.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { aLot } from '../../../support/builders.ts';
import { listedLot, listedLots } from '../../../support/feeds/listed-lots.ts';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => {
  for (const [name, value] of Object.entries(fakeIndexedDB)) vi.stubGlobal(name, value);
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

/** The four Fridays before `TODAY`. */
const FRIDAYS = ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13'] as const;
const TODAY = { day: '2026-11-20', hour: 19, isEvent: false };

describe('the typical level', () => {
  const fridays = (...open: number[]) =>
    open.map((count, index) => dayOf(sample(FRIDAYS[index] ?? '', count)));

  test('C32: is the median of the same hour on the same weekday', () => {
    expect(typicalLevel(fridays(100, 40, 60), TODAY)).toEqual({
      open: 60,
      min: 40,
      max: 100,
      days: 3,
    });
    expect(typicalLevel(fridays(100, 40, 60, 70), TODAY)?.open).toBe(65);
  });

  test('C32: needs three such days', () => {
    expect(typicalLevel(fridays(100, 40), TODAY)).toBeNull();
    const thursday = dayOf(sample('2026-11-12', 10));
    expect(typicalLevel([...fridays(100, 40), thursday], TODAY)).toBeNull();
    expect(typicalLevel(fridays(100, 40, 60), { ...TODAY, hour: 18 })).toBeNull();
  });

  test('C32: compares event days only with event days', () => {
    const event = FRIDAYS.map((day) => dayOf(sample(day, 5), sample(day, 5, { isEvent: true })));
    expect(typicalLevel(event, TODAY)).toBeNull();
    expect(typicalLevel(event, { ...TODAY, isEvent: true })?.open).toBe(5);
  });

  test('C32: does not include today', () => {
    expect(typicalLevel([...fridays(1, 2), dayOf(sample(TODAY.day, 3))], TODAY)).toBeNull();
  });

  test('C32: a day counts as its average, however many counts it has', () => {
    const manyCounts = dayOf(
      ...Array.from({ length: 50 }, () => sample(FRIDAYS[0], 90)),
      sample(FRIDAYS[0], 39),
    );
    expect(typicalLevel([manyCounts, ...fridays(0, 10, 20).slice(1)], TODAY)?.max).toBe(89);
  });
});

describe('the counts stored on the device', () => {
  test('C32: days are stored by lot, and all can be deleted', async () => {
    const store = createTypicalStore('by-lot');
    await store.record([sample('2026-11-20', 5), sample('2026-11-20', 9, { lot: 'uw/20' })]);
    await store.record([sample('2026-11-20', 7)]);
    expect(await store.daysOf('city/north')).toEqual([
      dayOf(sample('2026-11-20', 5), sample('2026-11-20', 7)),
    ]);
    await store.clear();
    expect(await store.daysOf('city/north')).toEqual([]);
  });

  test('R36: clearing the history of one lot keeps the history of the others', async () => {
    const store = createTypicalStore('one-lot');
    const days = ['2026-11-13', '2026-11-20'];
    await store.record(days.flatMap((day) => [sample(day, 5), sample(day, 9, { lot: 'uw/20' })]));
    expect(await store.countLots()).toBe(2);
    await store.clearLot('city/north');
    expect(await store.daysOf('city/north')).toEqual([]);
    expect(await store.daysOf('uw/20')).toHaveLength(2);
    expect(await store.countLots()).toBe(1);
  });

  test('C32: records older than 90 days are deleted', async () => {
    const store = createTypicalStore('old');
    await store.record([sample('2026-08-22', 1)]);
    await store.record([sample('2026-08-23', 2)]);
    await store.record([sample('2026-11-20', 3)]);
    expect((await store.daysOf('city/north')).map(({ day }) => day)).toEqual([
      '2026-08-23',
      '2026-11-20',
    ]);
  });

  test('C32: the oldest records are deleted above the limit', async () => {
    const store = createTypicalStore('many');
    const lots = (day: string, count: number) =>
      Array.from({ length: count }, (_, n) => sample(day, n, { lot: `lot ${n}` }));
    await store.record(lots('2026-11-18', 3500));
    await store.record(lots('2026-11-19', 2600));
    const days = (await store.daysOf('lot 0')).map(({ day }) => day);
    expect(days).toEqual(['2026-11-19']);
    expect((await store.daysOf('lot 3000')).map(({ day }) => day)).toEqual(['2026-11-18']);
  });

  test('C32: only lots with a count are stored, once for each answer', async () => {
    const store = createTypicalStore('recorded');
    const all = [aLot(), aLot({ shortName: 'b', openSpots: null })];
    const lots = listedLots(all, () => 'today');
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
  const listed = listedLot(aLot());
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
          <TypicalAvailability listed={listed} now={now} />
        </TypicalContext>,
      );
      await Promise.resolve();
    });
  };
  const days = FRIDAYS.map((day, index) => dayOf(sample(day, 100 + index * 10)));

  test('C32: shows the typical level, its number of days, and a button to clear it', async () => {
    const store = storeOf(Promise.resolve(days));
    const clearLot = vi.spyOn(store, 'clearLot');
    await show(store);
    const { range, onPlainDays, basedOn, clear } = en.typical;
    const sentence = onPlainDays('115', range('100', '130'));
    const line = () => document.querySelector('.lot-card__typical');
    expect(line()?.querySelector('p')?.textContent).toBe(sentence);
    expect(screen.getByText(basedOn(4, '4'), { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: clear }));
    expect(line()).toBeNull();
    expect(clearLot.mock.calls).toEqual([[listed.key]]);
  });

  test('C32: shows nothing if the audience stores nothing', async () => {
    await show(null);
    expect(document.body.textContent).toBe('');
  });

  test('C32: shows nothing if the browser stores nothing', async () => {
    await show(storeOf(Promise.reject(new Error('denied'))));
    expect(document.body.textContent).toBe('');
  });
});
