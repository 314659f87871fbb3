import { describe, expect, test } from 'vitest';

import type { Arrival } from '../../../src/contract/arrivals.ts';
import { at, live, NOW, rowsOf, said, scheduled } from '../../support/departure-rows.ts';

describe('which rows there are', () => {
  test('T13: one for each route and destination with the next three, the next bus first', () => {
    const rows = rowsOf([
      scheduled('10:30:00'),
      ...['10:05:00', '10:10:00', '10:15:00', '10:20:00'].map((clock) =>
        scheduled(clock, { destination: 'Airport' }),
      ),
      scheduled('10:02:00', { routeID: '7' }),
    ]);
    expect(
      rows.map(({ routeID, destination, next }) => [routeID, destination, next.length]),
    ).toEqual([
      ['7', 'Capitol', 1],
      ['4', 'Airport', 3],
      ['4', 'Capitol', 1],
    ]);
  });

  test('T13: two buses by the clock in one minute are one time, and live ones two', () => {
    const clocks = (arrivals: readonly Arrival[]) => rowsOf(arrivals)[0]?.next.map((one) => one.at);
    const times = ['10:42:00', '10:42:30', '10:50:00'];
    expect(clocks(times.map((clock) => scheduled(clock)))).toEqual([
      at('10:42:30'),
      at('10:50:00'),
    ]);
    expect(clocks(times.map((clock) => live(clock, clock)))).toEqual(
      times.map((clock) => at(clock)),
    );
  });

  test('T13: after the last bus, a row names none of the next service day', () => {
    const lastOf = (overrides: Partial<Arrival>) =>
      rowsOf([
        scheduled('10:10:00', { isLast: true, ...overrides }),
        live('10:12:00', '10:05:00'),
        scheduled('15:10:00'),
      ])[0]?.next.at(-1)?.at;
    expect([lastOf({}), lastOf({ state: 'canceled' })]).toEqual([at('10:12:00'), at('15:10:00')]);
  });

  test('T17: they count down and leave by themselves', () => {
    const arrivals = [live('10:04:30', '10:04:00'), live('10:14:30', '10:14:00')];
    const figureAt = (clock: string) => said(arrivals, at(clock), at(clock))[0]?.[1];
    expect(['10:00:20', '10:01:31', '10:04:40', '10:04:59', '10:05:01'].map(figureAt)).toEqual([
      '4 min',
      '2 min',
      'Now',
      'Now',
      '9 min',
    ]);
  });

  test('T11: old live times are the timetable’s again, or gone where it has none', () => {
    const { scheduledAt: _, ...added } = live('10:09:00', '10:09:00', { destination: 'Airport' });
    const saidAfter = (age: number) => said([live('10:07:00', '10:04:00'), added], NOW, NOW - age);
    expect(saidAfter(120_000)).toEqual([
      ['10:04 AM', '6 min', '3 min late'],
      [null, '8 min', 'Live'],
    ]);
    expect(saidAfter(120_001)).toEqual([[null, '10:04 AM', 'Scheduled']]);
  });
});
