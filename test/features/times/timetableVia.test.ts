import { expect, test } from 'vitest';

import type { StopTimetable } from '../../../src/contract/documents/stop-timetable.ts';
import { timetableVia } from '../../../src/features/times/timetableVia.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { EAST, MINUTE } from '../../support/times/departures.ts';

/** The timetable of a stop: trips, and after how many minutes each departs. */
const timetable = (...departures: readonly (readonly [tripID: string, minutes: number])[]) => ({
  stopID: '0100',
  date: '2026-11-20',
  timeZone: 'America/Chicago',
  departures: departures.map(([tripID, minutes]) => ({
    ...EAST,
    tripID,
    at: NOON + minutes * MINUTE,
  })),
});

const timesOf = ({ departures }: StopTimetable) =>
  departures.map(({ at, tripID }) => [tripID, (at - NOON) / MINUTE]);

test('A53: of a saved timetable, only the buses that stop on the way later are listed', () => {
  const here = timetable(['back', 1], ['there', 5], ['other', 7]);
  const via = timetable(['there', 12], ['back', -9]);
  expect(timesOf(timetableVia(here, [via]))).toEqual([['there', 5]]);
});

test('A53: of a loop, the round before the stop on the way is listed', () => {
  const loop = timetable(['loop', 1], ['loop', 41]);
  expect(timesOf(timetableVia(loop, [timetable(['loop', 20])]))).toEqual([['loop', 1]]);
});

test('A53: a timetable says that buses may be missing, since one that ends on the way does not depart there', () => {
  expect(timetableVia(timetable(['ends', 1]), [])).toMatchObject({
    departures: [],
    isPartial: true,
  });
});
