import { describe, expect, test } from 'vitest';

import { openTimetable as open, said } from '../../support/gtfs/open-timetable.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';

const DAY = ['2026-06-01T00:00', '2026-06-02T00:00'] as const;

describe('the times of a trip', () => {
  test.each([
    ['departures where both are given', ['08:01:00', '08:03:00'], '2026-06-01T08:03'],
    ['the arrival where there is no departure', ['08:04:00', ''], '2026-06-01T08:04'],
    ['the departure where there is no arrival', ['', '08:06:00'], '2026-06-01T08:06'],
    [
      'the later one where a departure is before its arrival',
      ['08:07:00', '08:02:00'],
      '2026-06-01T08:07',
    ],
    ['halfway by distance where both are blank', ['', ''], '2026-06-01T08:05'],
    ['halfway where the time cannot be read', ['8o’clock', ''], '2026-06-01T08:05'],
    ['halfway where the trip would go back in time', ['07:00:00', ''], '2026-06-01T08:05'],
  ])('T2: are %s', async (_, [arrival = '', departure = ''], expected) => {
    const { clocks } = await open({
      'stop_times.txt': stopTimes(`t1: s1 08:00, s2 ${arrival}/${departure}, s3 08:10`),
    });
    expect(clocks('s1', ...DAY)).toEqual(['2026-06-01T08:00']);
    expect(clocks('s2', ...DAY)).toEqual([expected]);
  });

  test.each([
    ['by the distance along the way', 3, '08:07'],
    ['by their number if the distance is beyond the next stop', 9, '08:05'],
  ])('T2: blanks are filled in %s', async (_, distance, clock) => {
    const { clocks } = await open({
      'stop_times.txt': `trip_id,stop_id,stop_sequence,arrival_time,departure_time,shape_dist_traveled
t1,s1,1,08:00:00,08:00:00,0
t1,s2,2,,,${distance}
t1,s3,3,08:10:00,08:10:00,4
t1,s1,4,08:20:00,08:20:00,9`,
    });
    expect(clocks('s2', ...DAY)).toEqual([`2026-06-01T${clock}`]);
  });

  test('T2: a wrong time before the others is the one that is not used', async () => {
    const { clocks, findings } = await open({
      'stop_times.txt': stopTimes('t1: s1 08:00, s2 18:05, s3 08:10, s1 08:09, s2 08:20'),
    });
    expect(clocks('s2', ...DAY)).toEqual(['2026-06-01T08:02']);
    expect(clocks('s1', ...DAY)).toEqual(['2026-06-01T08:00', '2026-06-01T08:09']);
    expect(findings).toContain('time-removed');
  });

  test('T2: what cannot be known is not made up, and the report says so', async () => {
    const { clocks, findings } = await open({
      'stop_times.txt': stopTimes('t1: s1 /, s2 08:05/25:61, s3 08:10, s1 /, s2 /'),
    });
    expect(clocks('s1', ...DAY)).toEqual([]);
    expect(clocks('s2', ...DAY)).toEqual(['2026-06-01T08:05']);
    expect(clocks('s3', ...DAY)).toEqual(['2026-06-01T08:10']);
    expect(findings).toEqual(expect.arrayContaining(['no-time-at-end', 'bad-time']));
  });
});

describe('what is a departure', () => {
  test('T2: neither a last stop nor one where nobody may board', async () => {
    const { departures } = await open({
      'stop_times.txt': stopTimes('t1: s1 08:00, s2 08:05 1, s3 08:10, s1 08:15'),
    });
    expect(departures('s1', ...DAY).map(({ position }) => position)).toEqual([0]);
    expect(departures('s2', ...DAY)).toEqual([]);
    expect(departures('s3', ...DAY)).toHaveLength(1);
  });

  test('T2: a trip that serves a stop twice departs twice', async () => {
    const { clocks } = await open({
      'stop_times.txt': stopTimes('t1: s1 08:00, s2 08:05, s1 08:10, s3 08:15'),
    });
    expect(clocks('s1', ...DAY)).toEqual(['2026-06-01T08:00', '2026-06-01T08:10']);
  });
});

describe('service days', () => {
  test('T2: a trip past midnight belongs to the day before', async () => {
    const { clocks, departures } = await open({
      'stop_times.txt': stopTimes('t1: s1 28:00, s2 29:00, s3 29:05'),
    });
    expect(clocks('s1', ...DAY)).toEqual(['2026-06-01T04:00']);
    expect(departures('s1', ...DAY)[0]?.run.date).toBe('20260531');
  });

  test('T2: calendar and exceptions decide', async () => {
    const { clocks } = await open({
      'calendar.txt': '\ndaily,1,1,1,1,1,0,0,20260101,20261231',
      'calendar_dates.txt': 'service_id,date,exception_type\ndaily,20260602,2\ndaily,20260606,1',
    });
    const days = clocks('s1', '2026-06-01T00:00', '2026-06-09T00:00').map((one) =>
      one.slice(8, 10),
    );
    expect(days).toEqual(['01', '03', '04', '05', '06', '08']);
  });

  test('T2: times count from noon minus 12 hours when clocks change', async () => {
    const { clocks } = await open({
      'stop_times.txt': stopTimes('t1: s1 00:30, s2 05:00, s3 05:05'),
    });
    // Clocks go forward on March 8 and back on November 1.
    expect(clocks('s2', '2026-03-08T00:00', '2026-03-09T00:00')).toEqual(['2026-03-08T05:00']);
    expect(clocks('s1', '2026-03-07T12:00', '2026-03-08T12:00')).toEqual(['2026-03-07T23:30']);
    expect(clocks('s2', '2026-11-01T00:00', '2026-11-02T00:00')).toEqual(['2026-11-01T05:00']);
    expect(clocks('s1', '2026-11-01T00:00', '2026-11-01T12:00')).toEqual(['2026-11-01T01:30']);
  });

  test('T2: a trip of 97 hours is found on each of its days', async () => {
    const { clocks } = await open({
      'stop_times.txt': stopTimes('t1: s1 20:00, s2 99:00/101:00:30, s3 117:00'),
      'calendar.txt': '\ndaily,1,0,0,0,0,0,0,20260101,20261231',
    });
    expect(clocks('s2', '2026-06-01T00:00', '2026-06-08T00:00')).toEqual(['2026-06-05T05:00']);
  });

  test('T2: a feed that has ended has no departures', async () => {
    const { clocks } = await open({}, '20270110');
    expect(clocks('s1', '2026-12-31T00:00', '2027-02-01T00:00')).toEqual(['2026-12-31T08:00']);
  });
});

test('T1: trips that take equally long share a profile', async () => {
  const trips = Array.from({ length: 40 }, (_, index) => index);
  const stopsOf = (trip: number) => {
    const start = 240 + 30 * trip;
    const clockAt = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return [0, 5, 10].map((ride, index) => `s${index + 1} ${clockAt(start + ride)}`).join(', ');
  };
  const { timetable, clocks } = await open({
    'trips.txt': `\n${trips.map((trip) => `r1,daily,t${trip},North,0,`).join('\n')}`,
    'stop_times.txt': stopTimes(...trips.map((trip) => `t${trip}: ${stopsOf(trip)}`)),
  });
  expect(timetable.profiles).toEqual([[0, 300, 300]]);
  expect(new Set(timetable.tripProfiles)).toEqual(new Set([0]));
  expect(clocks('s2', '2026-06-01T04:30', '2026-06-01T06:00')).toEqual([
    '2026-06-01T04:35',
    '2026-06-01T05:05',
    '2026-06-01T05:35',
  ]);
});

test('T4: trips that overtake each other are all found, and the last one is the last', async () => {
  const { clocks, times, stopOf } = await open({
    'trips.txt': '\nr1,daily,slow,North,0,\nr1,daily,fast,North,0,',
    'stop_times.txt': stopTimes(
      'slow: s1 08:00, s2 09:00, s3 09:30',
      'fast: s1 08:10, s2 08:20, s3 08:30',
    ),
  });
  expect(clocks('s2', '2026-06-01T08:30', '2026-06-01T09:10')).toEqual(['2026-06-01T09:00']);
  expect(clocks('s2', '2026-06-01T08:15', '2026-06-01T08:25')).toEqual(['2026-06-01T08:20']);
  const [place = { pattern: -1, position: -1 }] = times.placesOf(stopOf('s2'));
  expect(said(times.lastOf(place, '20260601'))).toBe('2026-06-01T09:00');
});

test('Q27: a bus that only stops at other parts of its last place is no departure there', async () => {
  const { clocks } = await open({
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon
s1,Market,41.1,16.8
s2,Central,41.11,16.85
s3,Central (B),41.111,16.851`,
    // A loop that begins at Central, too.
    'stop_times.txt': stopTimes('t1: s2 07:00, s1 08:00, s2 08:10, s3 08:12'),
  });
  expect(clocks('s2', ...DAY)).toEqual(['2026-06-01T07:00']);
  expect(clocks('s1', ...DAY)).toEqual(['2026-06-01T08:00']);
});

test.each([
  ['of the same name', 'Downtown', 'Downtown'],
  ['whose names say more than a part', 'Crispi (school)', 'Crispi (Loseto)'],
])('Q27: a bus that goes on to a stop %s departs', async (_kind, name, last) => {
  const { clocks } = await open({
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon
s1,Market,41.1,16.8
s2,${name},41.11,16.85
s3,${last},41.111,16.851`,
    'stop_times.txt': stopTimes('t1: s1 08:00, s2 08:10, s3 08:12'),
  });
  expect(clocks('s2', ...DAY)).toEqual(['2026-06-01T08:10']);
});
