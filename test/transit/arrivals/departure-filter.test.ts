import { expect, test } from 'vitest';

import type { DepartureFilter } from '../../../src/contract/departure-filter.ts';
import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import { stopTimes } from '../../support/gtfs/stopTimes.ts';
import type { FeedStop } from '../../support/realtime/trip-update.ts';
import { onlyBuses } from '../../support/times/onlyBuses.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import {
  ADDED,
  at,
  late,
  messageOf,
  openSmallLiveCity,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

const city = await openSmallLiveCity();

/** The trips that leave a stop of the small city in the three hours after a time. */
const leaving = (stopID: string, clock: string, filter: Partial<DepartureFilter>) =>
  city.agency
    .arrivals({ stopID, minutes: 90, filter: onlyBuses(filter) }, at(clock) * 1000)
    ?.arrivals.map(({ tripID }) => tripID.split('.')[1]);

test('A53: of a loop, the bus that is still on the way there', () => {
  expect(leaving('s1', '09:50', { via: ['s2'] })?.[0]).toBe('loop');
  // It comes back at 10:10 and goes on to s3, which both departures reach.
  const twice = city.arrivals('s1', at('09:50') * 1000)?.arrivals.map(({ tripID }) => tripID);
  expect(twice?.filter((trip) => trip.endsWith('.loop'))).toHaveLength(2);
  expect(leaving('s1', '09:50', { via: ['s3'] })?.slice(0, 2)).toEqual(['loop', 'loop']);
  expect(leaving('s1', '10:06', { via: ['s2'] })).not.toContain('loop');
});

test('A53: several stops are any of them, and no bus ends where it begins', () => {
  expect(leaving('s2', '08:00', { via: ['s5'] })?.[0]).toBe('t');
  expect(leaving('s2', '08:20', { via: ['s5'] })).toEqual(['t']);
  expect(leaving('s2', '08:20', { via: ['s5', 's3'] })?.slice(0, 2)).toEqual(['after', 'wait']);
  expect(leaving('s3', '08:00', { via: ['s3'] })).toEqual([]);
});

const seen = (...stops: FeedStop[]) => city.send([{ tripID: 't', stops }], '07:59');

test('A53: a bus that leaves the stop out today does not come there', () => {
  seen(late(1, 60));
  expect(leaving('s1', '08:00', { via: ['s4'] })?.[0]).toBe('t');
  seen(late(1, 60), stop(4, SKIPPED));
  expect(leaving('s1', '08:00', { via: ['s4'] })?.[0]).toBe('wait');
  expect(leaving('s1', '08:00', { via: ['s5'] })?.[0]).toBe('t');
  // It ends at s3 today.
  seen(late(1, 60), stop(4, SKIPPED), stop(5, SKIPPED));
  expect(leaving('s1', '08:00', { via: ['s5'] })).not.toContain('t');
});

test('A53: a canceled bus stays among those that were meant to come there', () => {
  city.send([{ tripID: 't', relationship: 3, stops: [] }], '07:59');
  const via = onlyBuses({ via: ['s4'] });
  const { arrivals = [] } =
    city.agency.arrivals({ stopID: 's1', minutes: 90, filter: via }, at('08:00') * 1000) ?? {};
  expect(arrivals[0]?.state).toBe('canceled');
});

test('A53: an added bus goes by its own stops', () => {
  city.send([ADDED], '07:59');
  expect(leaving('s1', '08:00', { via: ['s5'] })).toEqual(['t', 'extra']);
  expect(leaving('s1', '08:00', { via: ['s4'] })).not.toContain('extra');
});

test('A53: destinations and hidden routes', () => {
  city.send([], '07:59');
  expect(leaving('s3b', '10:50', { hide: ['8'] })).toEqual([]);
  expect(leaving('s3b', '10:50', { hide: ['7'] })?.[0]).toBe('ring');
  expect(leaving('s3b', '10:50', { destinations: ['North'] })).toEqual([]);
  expect(leaving('s3b', '10:50', { destinations: ['North', 'Ring'] })?.[0]).toBe('ring');
});

const STATION = {
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,parent_station,location_type,platform_code
S,Central,43.0100,-89.4000,,1,
A,First,43.0000,-89.4000,,0,
C1,Central,43.0100,-89.4000,S,0,1
C2,Central,43.0101,-89.4000,S,0,2
B,Last,43.0200,-89.4000,,0,`,
  'trips.txt': 'route_id,service_id,trip_id,trip_headsign,direction_id\nr1,daily,t,North,0',
  'stop_times.txt': stopTimes('t: A 08:00, C1 08:10, B 08:20'),
};

test('A53: a platform is that of the timetable or of today, and a bus at another one still gets there', async () => {
  const station = await openLiveCity(aFeed(STATION), FEED_DAY);
  const now = at('08:00') * 1000;
  const found = (stopID: string, filter: Partial<DepartureFilter>) =>
    station.agency
      .arrivals({ stopID, minutes: 30, filter: onlyBuses(filter) }, now)
      ?.arrivals.map(({ platform }) => platform);
  expect(found('C1', { platforms: ['1'] })).toEqual(['1']);
  expect(found('A', { via: ['C2'] })).toEqual([]);
  expect(found('C1', { platforms: ['2'] })).toEqual([]);
  expect(found('A', { platforms: ['1'] })).toEqual([]);
  const moved = { tripID: 't', stops: [late(1, 0), { ...late(2, 0), assignedStopID: 'C2' }] };
  station.see([messageOf([moved], '07:59')], now);
  expect(found('C1', { platforms: ['1'] })).toEqual(['2']);
  expect(found('C1', { platforms: ['2'] })).toEqual(['2']);
  expect(found('C2', { platforms: ['2'] })).toEqual(['2']);
  expect(found('A', { via: ['C1'] })).toHaveLength(1);
  expect(found('A', { via: ['C2'] })).toHaveLength(1);
});
