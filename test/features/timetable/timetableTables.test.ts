import { expect, test } from 'vitest';

import { timetableTables } from '../../../src/features/timetable/timetableTables.ts';
import { parseDateTime } from '../../../src/lib/time/zoned-time.ts';

const ZONE = 'America/Chicago';
const at = (text: string) => parseDateTime(text, ZONE)?.instant ?? Number.NaN;

const departure = (text: string, routeID = '03', destination = 'East') => ({
  routeID,
  destination,
  at: at(text),
  tripID: text,
});

const hoursOf = (departures: readonly ReturnType<typeof departure>[]) =>
  timetableTables({ departures: [...departures], timeZone: ZONE }).map((table) =>
    table.hours.map((hour) => hour.departures.map(({ tripID }) => tripID.slice(11))),
  );

test('T19: a timetable is by route and destination, with the hours in rows', () => {
  const tables = timetableTables({
    timeZone: ZONE,
    departures: [
      departure('2026-11-20T06:05', '07', 'West'),
      departure('2026-11-20T06:15'),
      departure('2026-11-20T06:45'),
      departure('2026-11-20T07:15'),
    ],
  });
  expect(tables.map(({ routeID, destination }) => [routeID, destination])).toEqual([
    ['07', 'West'],
    ['03', 'East'],
  ]);
  expect(tables[1]?.hours.map(({ start, departures }) => [start, departures.length])).toEqual([
    [at('2026-11-20T06:00'), 2],
    [at('2026-11-20T07:00'), 1],
  ]);
});

test('T19: times after midnight are in rows of their own, after the evening', () => {
  expect(hoursOf([departure('2026-11-20T23:50'), departure('2026-11-21T00:10')])).toEqual([
    [['23:50'], ['00:10']],
  ]);
});

test('T19: when the clocks go back, the hour that comes twice has two rows', () => {
  expect(
    hoursOf([departure('2026-11-01T01:30-05:00'), departure('2026-11-01T01:30-06:00')]),
  ).toEqual([[['01:30-05:00'], ['01:30-06:00']]]);
});
