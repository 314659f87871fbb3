import { expect, test } from 'vitest';

import { createTimetable } from '../../../src/transit/network/createTimetable.ts';
import { createRunFinder } from '../../../src/transit/predictions/findRun.ts';
import { at, openSmallLiveCity } from '../../support/times/small-live-city.ts';

const { snapshot, timetable } = await openSmallLiveCity();
const finder = createRunFinder(createTimetable(snapshot, timetable), 'America/Chicago');
const UNNAMED = { startDate: '', startTime: '' };

test.each([
  ['t', '08:05', '20260601', 'on its way'],
  ['t', '20:05', '20260601', 'nearer to the run that ended'],
  ['t', '20:15', '20260602', 'nearer to the next day’s'],
  ['night', '01:15', '20260531', 'after midnight'],
  // It runs on Saturday and Sunday: these are the Tuesday to the Friday after.
  ['weekend', '32:00', '20260531', 'two days after'],
  ['weekend', '56:00', '20260531', 'three days after'],
  ['weekend', '80:00', '20260531', 'four days after'],
  ['weekend', '104:00', '20260606', 'the day before'],
])('T11: without a date, the run of %s at %s is that of %s: %s', (tripID, clock, date) => {
  const trip = snapshot.trips.ids.indexOf(tripID);
  const now = at(clock) * 1000;
  expect(finder.find(trip, UNNAMED, Number.NaN, now)?.date).toBe(date);
  // A time that the feed gives counts, and not when it is read.
  expect(finder.find(trip, UNNAMED, now, at('12:00') * 1000)?.date).toBe(date);
});
