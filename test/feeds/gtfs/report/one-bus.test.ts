import { expect, test } from 'vitest';

import { aFeed } from '../../../support/feeds/a-feed.ts';
import { reportOf } from '../../../support/feeds/report-of.ts';

const TIMES = (trip: string, minutes = 0) =>
  ['s1', 's2', 's3']
    .map((stop, at) => {
      const time = `08:${String(minutes + 5 * at).padStart(2, '0')}:00`;
      return `\n${trip},${time},${time},${stop},${at + 1}`;
    })
    .join('');

const twoServices = (weekdays: string, other: { block?: string; minutes?: number } = {}) =>
  aFeed({
    'calendar.txt': `\ndaily,1,1,1,1,1,1,1,20260101,20261231\nextra,${weekdays},20260101,20261231`,
    'trips.txt': `route_id,service_id,trip_id,block_id\nr1,daily,t1,7\nr1,extra,t2,${other.block ?? '7'}`,
    'stop_times.txt': `${TIMES('t1')}${TIMES('t2', other.minutes)}`,
  });

test('T2: one trip in two services of one day is named, with the day', async () => {
  // June 3, 2026 is the first Wednesday from the day of the import.
  expect(await reportOf(twoServices('0,0,1,0,0,0,0'))).toContain(
    'trips.txt line 3: trip t2 has the stops, times and block of trip t1, and both run on June 3, 2026. Riders see one bus.',
  );
});

test.each([
  ['whose services never run on one day', twoServices('0,0,0,0,0,0,0')],
  ['of two blocks, which are two buses', twoServices('1,1,1,1,1,1,1', { block: '8' })],
  ['at two times', twoServices('1,1,1,1,1,1,1', { minutes: 1 })],
])('T2: trips %s are not named', async (_what, feed) => {
  expect(await reportOf(feed)).not.toContain('one bus');
});

const periods = (rows: string) =>
  aFeed({
    'trips.txt': '\nr1,daily,t1,North,0,\nr1,daily,t2,North,0,',
    'stop_times.txt': `${TIMES('t1')}${TIMES('t2', 1)}`,
    'frequencies.txt': `trip_id,start_time,end_time,headway_secs,exact_times\n${rows}`,
  });

test.each(['0', '1'])(
  'T2: overlapping periods of a trip are named, exact_times %s',
  async (exact) => {
    const rows = `t1,08:10:00,10:00:00,600,${exact}\nt1,08:00:00,10:00:00,300,${exact}`;
    expect(await reportOf(periods(rows))).toContain(
      'frequencies.txt line 2: this period of trip t1 begins before another one of it ends.',
    );
  },
);

test('T2: periods that follow each other, or of two trips, are not named', async () => {
  const rows = 't1,08:00:00,09:00:00,300,\nt1,09:00:00,10:00:00,600,\nt2,08:30:00,10:00:00,600,';
  expect(await reportOf(periods(rows))).not.toContain('begins before another');
});
