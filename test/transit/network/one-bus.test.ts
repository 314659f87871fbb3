import { expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';
import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import { at, comes, late, messageOf } from '../../support/times/small-live-city.ts';

const NOW = at('08:01') * 1000;

/** A city of these files, in which trips are seen as a feed tells of them. */
async function open(files: Readonly<Record<string, string>>, updates: readonly FeedUpdate[] = []) {
  const city = await openLiveCity(aFeed(files), FEED_DAY);
  city.see([messageOf(updates)], NOW);
  return (stopID: string, minutes = 30) =>
    city
      .arrivals(stopID, NOW, minutes)
      ?.arrivals.filter(({ expectedAt }) => expectedAt < NOW + minutes * 60_000)
      .map(({ expectedAt, basis, state, tripID }) =>
        [
          new Date(expectedAt - 5 * 3_600_000).toISOString().slice(11, 16),
          ...(basis === 'scheduled' ? [] : ['live']),
          ...(state === 'running' ? [] : [state]),
          tripID.split('.').at(-1),
        ].join(' '),
      );
}

const DAYS = '1,1,1,1,1,1,1,20260101,20261231';
/** One trip in two services that both run, a third of another block, and one of the same service. */
const TWINS = {
  'trips.txt': `route_id,service_id,trip_id,trip_headsign,direction_id,block_id
r1,daily,a,North,0,7
r1,other,b,North,0,7
r1,daily,relief,North,0,8
r1,daily,doubled,North,0,7`,
  'stop_times.txt': stopTimes(
    ...['a', 'b', 'relief', 'doubled'].map((trip) => `${trip}: s1 08:05, s2 08:10, s3 08:15`),
  ),
  'calendar.txt': `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
daily,${DAYS}
other,${DAYS}`,
};
const ROWS = ['08:10 a', '08:10 relief', '08:10 doubled'];

test('T2: a trip in two services that run on one day is one bus, and others that are alike are not', async () => {
  const board = await open(TWINS);
  expect(board('102')?.toSorted()).toEqual(ROWS.toSorted());
});

test('T2: on a day on which only one of its services runs it is that one', async () => {
  const board = await open({
    ...TWINS,
    'calendar_dates.txt': `service_id,date,exception_type\ndaily,${FEED_DAY},2`,
  });
  expect(board('102')).toEqual(['08:10 b']);
});

test.each([['a'], ['b']])(
  'T6: what a feed says of the trip %s is said of that bus',
  async (tripID) => {
    const board = await open(TWINS, [{ tripID, stops: [late(1, 180)] }]);
    expect(board('102')).toContain('08:13 live a');
    expect(board('102')).toHaveLength(3);
  },
);

test('T6: it is canceled once both trips are', async () => {
  const cancel = (...trips: readonly string[]) =>
    open(
      TWINS,
      trips.map((tripID) => ({ tripID, relationship: 3 })),
    );
  for (const tripID of ['a', 'b']) expect((await cancel(tripID))('102')).toContain('08:10 a');
  expect((await cancel('a', 'b'))('102')).toContain('08:10 canceled a');
});

const frequencies = (exact: number, ...rows: readonly string[]) => ({
  'frequencies.txt': `trip_id,start_time,end_time,headway_secs,exact_times\n${rows.map((row) => `t1,${row},${exact}`).join('\n')}`,
});

test('T2: exact periods that overlap have each departure once', async () => {
  const rows = ['08:00:00,10:00:00,300', '08:10:00,10:00:00,600', '08:12:00,08:20:00,300'];
  const board = await open(frequencies(1, ...rows));
  const clocks = board('102')?.map((row) => row.slice(0, 5));
  expect(clocks).toEqual(['08:05', '08:10', '08:15', '08:17', '08:20', '08:22', '08:25', '08:30']);
});

test('T2: of periods that overlap, where buses come about so far apart, the more frequent one counts', async () => {
  const board = await open(
    frequencies(0, '08:00:00,08:20:00,600', '08:05:00,08:15:00,300', '08:05:00,08:15:00,300'),
  );
  expect(board('102')?.map((row) => row.slice(0, 5))).toEqual(['08:05', '08:10', '08:15', '08:20']);
});

test('T6: buses by headway that are seen take the place of those that are worked out', async () => {
  const live = (startTime: string, clock: string): FeedUpdate => ({
    tripID: 't1',
    startTime,
    startDate: FEED_DAY,
    relationship: 2,
    stops: [comes('s2', clock), comes('s3', clock.replace(/\d$/, '9'))],
  });
  const board = await open(frequencies(0, '07:00:00,10:00:00,600'), [
    live('07:58:00', '08:03'),
    live('08:09:00', '08:14'),
  ]);
  expect(board('102')?.map((row) => row.replace(/ \S+$/, ''))).toEqual([
    '08:03 live',
    '08:14 live',
    '08:25',
  ]);
});

const layover = (row: string) =>
  open({
    'trips.txt': '\nr1,daily,t1,North,0,',
    'stop_times.txt': row,
  });

test('T2: a bus that waits at a stop with two rows of it departs once, when it leaves', async () => {
  const board = await layover(stopTimes('t1: s1 08:02, s2 08:10, s2 08:16, s3 08:20'));
  expect(board('102')).toEqual(['08:16 t1']);
  const thrice = await layover(stopTimes('t1: s1 08:02, s2 08:10, s2 08:12, s2 08:16, s3 08:20'));
  expect(thrice('102')).toEqual(['08:16 t1']);
});

test('T2: a bus whose last stop has two rows ends there', async () => {
  const board = await layover(stopTimes('t1: s1 08:02, s2 08:10, s3 08:16, s3 08:20'));
  expect(board('103')).toEqual([]);
});

test('T2: where people board only at the first of two rows of a stop, that is the departure', async () => {
  const board = await layover(`trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type
t1,08:02:00,08:02:00,s1,1,0
t1,08:10:00,08:10:00,s2,2,0
t1,08:16:00,08:16:00,s2,3,1
t1,08:20:00,08:20:00,s3,4,0`);
  expect(board('102')).toEqual(['08:10 t1']);
});
