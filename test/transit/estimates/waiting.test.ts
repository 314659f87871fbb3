import { expect, test } from 'vitest';

import { FEED_DAY } from '../../support/feeds/a-feed.ts';
import { clockOf, LINE, openLineCity } from '../../support/times/line-city.ts';

test('T8: a bus that stands a little down the road long before its first departure has not left', async () => {
  const { see, rows } = await openLineCity();
  see('07:20:00', { lat: 43.0702 });
  expect(clockOf(rows('101', '07:20:00')[0]?.expectedAt)).toBe('08:00:00');
  expect(clockOf(rows('102', '07:20:00')[0]?.expectedAt)).toBe('08:05:25');
});

test('T8: a bus that the feed calls stopped 40 m before a stop has not been there', async () => {
  const { see, rows } = await openLineCity();
  const stopped = { stopSequence: 2, status: 1 };
  see('08:04:40', { ...stopped, lat: 43.075 - 40 / 111_195 });
  expect(rows('102', '08:04:40')[0]).toMatchObject({ basis: 'estimated', stopsAway: 0 });
  see('08:05:40', { ...stopped, lat: 43.075 });
  expect(rows('103', '08:05:40')[0]?.stopsAway).toBe(0);
});

test('T8: a train that is early waits at each stop, and arrives before it departs', async () => {
  const early = { lat: 43.0735 };
  const stopsOf = async (type: number) => {
    const { see, agency } = await openLineCity({
      ...LINE,
      'routes.txt': `route_id,route_short_name,route_long_name,route_type\nr1,1,First,${type}`,
    });
    see('08:01:00', early);
    const run = agency.timetable()?.runOf(0, FEED_DAY) ?? null;
    const known = run === null ? undefined : agency.live()?.of(run);
    return { arrives: clockOf(known?.arrivals[2]), leaves: clockOf(known?.departures[1]) };
  };
  expect(await stopsOf(2)).toEqual({ arrives: '08:09:10', leaves: '08:04:52' });
  expect(await stopsOf(3)).toMatchObject({ leaves: '08:02:22' });
});

test('T8: a wait of the timetable counts once, and a late bus shortens it', async () => {
  const { see, rows } = await openLineCity({
    ...LINE,
    'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,timepoint
t1,08:00:00,08:00:00,s1,1,0
t1,08:05:00,08:10:00,s2,2,0
t1,08:15:00,08:15:00,s3,3,1
t1,08:20:00,08:20:00,s1,4,0`,
  });
  const expected = (stop: string, clock: string) => clockOf(rows(stop, clock)[0]?.expectedAt);
  const halfWay = { lat: 43.0725 };
  see('08:02:30', halfWay);
  expect(expected('102', '08:02:30')).toBe('08:09:52');
  expect(expected('103', '08:02:30')).toBe('08:14:59');
  see('08:10:30', halfWay);
  expect(expected('102', '08:10:30')).toBe('08:12:53');
});
