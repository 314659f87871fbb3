import { expect, test } from 'vitest';

import { aFeed } from '../../../support/feeds/a-feed.ts';
import { reportOf } from '../../../support/feeds/report-of.ts';
import { stopTimes } from '../../../support/gtfs/stopTimes.ts';

const TRIPS = '\nr1,daily,t1,North,0,\nr1,daily,t2,North,0,';
const ONE_TIME = 's1 08:00, s2 08:00, s3 08:00';
const report = (first: string, second: string) =>
  reportOf(
    aFeed({
      'trips.txt': TRIPS,
      'stop_times.txt': stopTimes(`t1: ${first}`, `t2: ${second}`),
    }),
  );

test('T2: trips with one time at all of their stops are counted, with their routes', async () => {
  expect(await report(ONE_TIME, ONE_TIME)).toContain(
    'stop_times.txt: 2 trips have one time at all of their stops, on route r1. Nobody knows how long a ride takes, so riders see it take no time.',
  );
});

test('T2: times that are rounded to minutes between near stops are not named', async () => {
  expect(await report('s1 08:00, s2 08:00', 's1 08:00, s2 08:00, s3 08:01')).not.toContain(
    'one time',
  );
});
