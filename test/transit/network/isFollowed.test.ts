import { expect, test } from 'vitest';

import { openTimetable as open, said } from '../../support/gtfs/open-timetable.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';

test('T3: it is certain that a departure is followed where the next trip leaves the place later', async () => {
  const { times, stopOf } = await open({
    'trips.txt': '\nr1,daily,slow,North,0,\nr1,daily,fast,North,0,\nr1,daily,short,North,0,',
    'stop_times.txt': stopTimes(
      'slow: s1 08:00, s2 09:00, s3 09:30',
      'fast: s1 08:10, s2 08:20, s3 08:30',
      'short: s1 /, s2 10:00, s3 10:10',
    ),
  });
  const from = Date.parse('2026-06-01T00:00:00-05:00');
  const followed = (stop: string) =>
    times
      .placesOf(stopOf(stop))
      .flatMap((place) => times.departures(place, from, from + 86_400_000))
      .map(({ at, isFollowed }) => [said(at), isFollowed]);
  expect(followed('s1')).toEqual([
    ['2026-06-01T08:00', true],
    ['2026-06-01T08:10', false],
  ]);
  expect(followed('s2')).toEqual([
    ['2026-06-01T09:00', false],
    ['2026-06-01T08:20', true],
    ['2026-06-01T10:00', false],
  ]);
});
