import { expect, test } from 'vitest';

import { departureRows } from '../../../src/contract/departures/departureRows.ts';
import { departuresTogether } from '../../../src/contract/departures/departuresTogether.ts';
import { measuredAt, withOwnTime } from '../../../src/contract/departures/measuredAt.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { arrivalIn } from '../../support/times/departures.ts';

const SECOND = 1000;
const OPTIONS = { now: NOON, liveFor: 120 * SECOND };
const ago = (seconds: number) => NOON - seconds * SECOND;
const bus = (minutes: number, seenAgo?: number) =>
  arrivalIn(minutes, {
    basis: 'reported',
    routeID: `${minutes}`,
    scheduledAt: NOON + (minutes - 1) * 60 * SECOND,
    ...(seenAgo === undefined ? {} : { updatedAt: ago(seenAgo) }),
  });
const isLive = ({ next: [{ arrival }] }: ReturnType<typeof departureRows>[number]) =>
  [arrival.routeID, arrival.basis !== 'scheduled'] as const;

test('T11, A19: data of the same half minute is as old as the first of it, and older data leaves that as it is', () => {
  expect(measuredAt([])).toBeUndefined();
  expect(measuredAt([null, undefined])).toBeUndefined();
  expect(measuredAt([ago(10), null, ago(35), ago(40)])).toBe(ago(40));
  expect(measuredAt([ago(10), ago(41), ago(119)])).toBe(ago(10));
});

test('T11: one bus whose data lags is by the timetable once that is old, and the others stay live', () => {
  const rows = departureRows(
    { arrivals: [bus(3, 121), bus(5, 119), bus(7)], updatedAt: ago(5) },
    OPTIONS,
  );
  expect(new Map(rows.map(isLive))).toEqual(
    new Map([
      ['3', false],
      ['5', true],
      ['7', true],
    ]),
  );
});

test('T11: when all that was measured together is old, nothing is live', () => {
  const rows = departureRows({ arrivals: [bus(5), bus(7, 125)], updatedAt: ago(121) }, OPTIONS);
  expect(rows.map(isLive).map(([, live]) => live)).toEqual([false, false]);
});

test('T11: of two stops of a place, the one whose data lags does not make that of the other old', () => {
  const place = 'station';
  const rows = departuresTogether(
    [
      { place, feed: { arrivals: [bus(3)], updatedAt: ago(121) } },
      { place, feed: { arrivals: [bus(5)], updatedAt: ago(5) } },
    ],
    OPTIONS,
  );
  expect(new Map(rows.map(isLive))).toEqual(
    new Map([
      ['3', false],
      ['5', true],
    ]),
  );
});

test('T11: arrivals get the time of their part of an answer only where that is before the answer’s', () => {
  const planned = arrivalIn(9, { basis: 'scheduled' });
  const all = [bus(5), bus(7, 100), planned];
  expect(withOwnTime(all, ago(5), ago(5))).toBe(all);
  expect(withOwnTime(all, null, ago(5))).toBe(all);
  expect(withOwnTime(all, ago(60), ago(5)).map(({ updatedAt }) => updatedAt)).toEqual([
    ago(60),
    ago(100),
    undefined,
  ]);
});
