import { describe, expect, test } from 'vitest';

import { runSteps } from '../../../src/lib/steps.ts';
import { daysLikeToday } from '../../../src/service/parking/daysLikeToday.ts';
import { forecastLot } from '../../../src/service/parking/forecastLot.ts';
import { KEPT_DAYS, LotCounts, UNKNOWN } from '../../../src/service/parking/LotCounts.ts';
import { slotAt } from '../../../src/service/parking/slotAt.ts';
import { chanceOf } from '../../../src/service/sources/demo/random.ts';
import { madeUpCounts, officeLot, slotOn } from './made-up-lot.ts';

/** The forecast of a lot, in a city that has only this one. */
function forecast(counts: LotCounts, slot: number, open = counts.at(slot)) {
  return forecastLot(counts, slot, open, runSteps(daysLikeToday([counts], slot)));
}

const noisy = (day: number, hour: number) =>
  officeLot(day, hour) + Math.round(8 * chanceOf(day, Math.round(hour * 6), 'noise'));

describe('the forecast of a lot', () => {
  test('C40: it fills in the morning as it did on other working days', () => {
    const counts = madeUpCounts(officeLot, { days: 28, hours: 8 });
    const expected = [15, 30, 60, 120].map((minutes) => ({
      minutes,
      openSpots: officeLot(28, 8 + minutes / 60),
    }));
    expect(forecast(counts, slotOn(28, 8))).toMatchObject(expected);
  });

  test('C40: a Saturday is like other Saturdays', () => {
    const counts = madeUpCounts(officeLot, { days: 33, hours: 8 });
    expect(forecast(counts, slotOn(33, 8)).at(-1)).toMatchObject({
      minutes: 120,
      openSpots: officeLot(33, 10),
    });
  });

  test('C40: a holiday on which all lots stay empty is like a Sunday', () => {
    const isHoliday = (day: number) => day === 35;
    const openAt = (day: number, hour: number) => officeLot(isHoliday(day) ? 6 : day, hour);
    const counts = madeUpCounts(openAt, { days: 35, hours: 8.5 });
    const last = forecast(counts, slotOn(35, 8.5)).at(-1);
    expect(last?.openSpots).toBeGreaterThan(80);
  });

  test('C40: fewer than two weeks of counts give no forecast', () => {
    const hours = 8;
    const slot = (days: number) => slotOn(days, hours);
    expect(forecast(madeUpCounts(officeLot, { days: 13, hours }), slot(13))).toEqual([]);
    expect(forecast(madeUpCounts(officeLot, { days: 14, hours }), slot(14))).toHaveLength(4);
  });

  test('C40: nothing is learned from the rest of the day itself', () => {
    const until = (hours: number) => madeUpCounts(noisy, { days: 28, hours });
    expect(forecast(until(23), slotOn(28, 8))).toEqual(forecast(until(8), slotOn(28, 8)));
  });

  test('C40: of more cars than on other days more leave, and of fewer cars fewer', () => {
    const counts = madeUpCounts(officeLot, { days: 28, hours: 16 });
    const slot = slotOn(28, 16);
    const usual = counts.at(slot);
    const [of30More = 0, asUsual = 0, of30Fewer = 0] = [usual - 30, usual, usual + 30].map(
      (open) => (forecast(counts, slot, open).at(-1)?.openSpots ?? Number.NaN) - open,
    );
    expect([of30More > asUsual, asUsual > of30Fewer, of30Fewer > 0]).toEqual([true, true, true]);
  });

  test('C40: today is compared with each day that was counted, with the first one too', () => {
    const counts = madeUpCounts(noisy, { days: 14, hours: 12 });
    const days = runSteps(daysLikeToday([counts], slotOn(14, 12)));
    const compared = [...days.keys()].filter((age) => !Number.isNaN(days[age]));
    expect(compared).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  });

  test('C40: the range holds in about four of five cases', () => {
    const counts = madeUpCounts(noisy, { days: 60, hours: 23 });
    const cases = Array.from({ length: 300 }, (_, index) => {
      const slot = slotOn(50 + (index % 10), 6 + (index % 30) / 2);
      const [, inHalfAnHour] = forecast(counts, slot);
      const came = counts.at(slot + 3);
      return inHalfAnHour !== undefined && inHalfAnHour.low <= came && came <= inHalfAnHour.high;
    });
    const share = cases.filter(Boolean).length / cases.length;
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.95);
  });

  test('C40: no forecast is below zero, and each is in its range', () => {
    const full = (day: number, hour: number) => Math.max(0, noisy(day, hour) - 30);
    const counts = madeUpCounts(full, { days: 30, hours: 12 });
    for (const hour of [7, 8, 9, 10, 11])
      for (const { openSpots, low, high } of forecast(counts, slotOn(30, hour), 3)) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(openSpots);
        expect(high).toBeGreaterThanOrEqual(openSpots);
      }
  });

  test('C43: a lot that was not counted for hours until now has no forecast', () => {
    const counts = madeUpCounts(
      (day, hour) => (day === 28 && hour > 0 ? null : officeLot(day, hour)),
      {
        days: 28,
        hours: 12,
      },
    );
    counts.learn(slotOn(28, 12), 40);
    expect(forecast(counts, slotOn(28, 12))).toEqual([]);
  });

  test('C43: of the time when it is closed and not counted on other days it says nothing', () => {
    const counts = madeUpCounts((day, hour) => (hour < 20 ? officeLot(day, hour) : null), {
      days: 28,
      hours: 19,
    });
    expect(forecast(counts, slotOn(28, 19)).map(({ minutes }) => minutes)).toEqual([15, 30]);
  });
});

describe('the counts of a lot', () => {
  test('C40: only the latest 21 weeks are kept', () => {
    const counts = madeUpCounts(officeLot, { days: KEPT_DAYS + 30, hours: 12 });
    const last = slotOn(KEPT_DAYS + 30, 12);
    expect(counts.at(slotOn(30, 12))).toBe(UNKNOWN);
    expect(counts.at(slotOn(31, 12))).toBe(officeLot(31, 12));
    expect(counts.at(last)).toBe(officeLot(KEPT_DAYS + 30, 12));
  });

  test('C43: a pause of half an hour is bridged, a longer one is not', () => {
    const counts = new LotCounts();
    for (const [slot, open] of [
      [100, 7],
      [104, 9],
      [109, 5],
    ] as const)
      counts.learn(slot, open);
    expect([101, 103, 104, 105, 108, 109, 110].map((slot) => counts.at(slot))).toEqual([
      7,
      7,
      9,
      UNKNOWN,
      UNKNOWN,
      5,
      UNKNOWN,
    ]);
  });

  test('C40: after a pause of half a year nothing old is left', () => {
    const counts = madeUpCounts(officeLot, { days: 20, hours: 12 });
    counts.learn(slotOn(220, 8), 40);
    expect(forecast(counts, slotOn(220, 8))).toEqual([]);
    expect(counts.at(slotOn(220 - KEPT_DAYS, 8))).toBe(UNKNOWN);
  });

  test('C40: the same hour of the clock has the same slot of its day before and after clocks change', () => {
    const day = (text: string) => slotAt(Date.parse(text), 'America/Chicago') % 144;
    expect(day('2026-03-07T08:00:00-06:00')).toBe(48);
    expect(day('2026-03-09T08:00:00-05:00')).toBe(48);
  });
});
