import { expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { FeedUpdate } from '../../support/realtime/trip-update.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import {
  ADDED,
  aBus,
  at,
  comes,
  late,
  LIVE_CITY_FILES,
  messageOf,
  ofTrip,
  openSmallLiveCity,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

const NOW = at('08:01') * 1000;
const { routeID: _route, ...EXTRA } = ADDED;
const GUESS = { delay: 0, uncertainty: 300 };

/** Updates whose times count for nothing, and what is known nevertheless. */
test.each<[rule: string, update: FeedUpdate]>([
  ['is a guess', ofTrip(stop(1, { departure: GUESS }), stop(3, SKIPPED))],
  ['is past', ofTrip(comes(1, '07:50'), stop(3, SKIPPED))],
  ['is hours late without a bus', ofTrip(late(2, 3 * 3600), stop(3, SKIPPED))],
])('T6: a stop is skipped though the rest of the update %s', async (_rule, update) => {
  const city = await openSmallLiveCity();
  city.send([update]);
  expect(city.delays()).toBe('. . skipped . .');
  city.send([update], '08:04');
  expect(city.board('s4', '08:04')).toEqual(['7 08:15 unseen']);
});

test('T6: of two entities of one trip that of the bus on it counts', async () => {
  const city = await openSmallLiveCity();
  const updates = [
    { ...ofTrip(late(1, 60)), vehicleID: 'another' },
    { ...ofTrip(late(1, 300)), vehicleID: 'bus of t' },
  ];
  city.send(updates, '08:01', [aBus('t', 1, '08:01')]);
  expect(city.board()).toEqual(['7 08:15 live']);
  city.send(updates.toReversed(), '08:01', [aBus('t', 1, '08:01')]);
  expect(city.board()).toEqual(['7 08:15 live']);
});

test.each([
  ['of its vehicle', { ...EXTRA, vehicleID: 'v' }],
  ['of the vehicle on it', EXTRA],
])('T6: an added trip without a route shows with that %s, of another feed', async (_, update) => {
  const city = await openSmallLiveCity();
  const vehicle = { ...aBus('extra', 1, '08:01'), id: 'v', routeID: 'r1' };
  city.see([messageOf([update]), messageOf([], '08:01', [vehicle])], NOW);
  expect(city.board()).toEqual(['7 added 08:08 live', '7 08:10']);
});

test('T6: an added trip goes where the feed says, or else where trips go that end at its last stop', async () => {
  const city = await openSmallLiveCity();
  const copy = { tripID: '', startDate: '', startTime: '', headsign: 'Depot' };
  city.send([{ ...ADDED, relationship: 8, directionID: 0, copy }]);
  expect(city.arrivals('s3', NOW)?.arrivals[0]?.destination).toBe('Depot');
  city.send([ADDED]);
  expect(city.arrivals('s3', NOW)?.arrivals[0]?.destination).toBe('North');
});

test('T6: one that ends where no trip does goes where its direction goes, but a replacement goes where it ends', async () => {
  const city = await openSmallLiveCity();
  const destination = () => city.arrivals('s1', NOW)?.arrivals[0]?.destination;
  const stops = [comes('s1', '08:03'), comes('s2', '08:06')];
  city.send([{ ...ADDED, directionID: 0, stops }]);
  expect(destination()).toBe('North');
  city.send([{ tripID: 't', routeID: 'r1', directionID: 0, relationship: 5, stops }]);
  expect(destination()).toBe('Stop 2');
});

test('T6: an added trip comes to its stops without a time between the others, by the distance', async () => {
  const city = await openSmallLiveCity();
  const stops = [
    stop('s1'),
    comes('s1', '08:03'),
    stop('s2'),
    comes('s3', '400:00'),
    comes('s5', '08:11'),
    stop('s4'),
  ];
  city.send([{ ...ADDED, stops }]);
  expect(city.tripTimes('extra')).toEqual(['08:03 live', '08:05 live', '08:07 live', '08:11 live']);
});

test('T6: a duplicated trip without times runs by the timetable, and the other one goes on', async () => {
  const city = await openSmallLiveCity();
  const copy = { tripID: 'copy', startDate: FEED_DAY, startTime: '08:08:00' };
  expect(city.send([{ tripID: 't', relationship: 6, copy }])).toEqual({});
  expect(city.board()).toEqual(['7 08:10', '7 added 08:18']);
  expect(city.board('s3', '08:12')).toEqual(['7 added 08:18']);
  const { tripID = '' } = city.arrivals('s3', NOW)?.arrivals[1] ?? {};
  const stop3 = city.trip(tripID, NOW)?.stops[2];
  expect(stop3).toMatchObject({ state: 'added', expectedAt: at('08:18') * 1000 });
  city.send([], '08:13');
  city.send([], '08:14');
  expect(city.trip(tripID, at('08:14') * 1000)).toBeNull();
});

test('T6: deleted and replaced trips are there again once their feed has ended', async () => {
  const city = await openSmallLiveCity();
  city.send([{ tripID: 'wait', relationship: 7 }]);
  const board = (clock: string) => [city.board('s3', clock), city.tripTimes('wait', clock)];
  expect(board('08:55')[0]).toEqual(['7 09:20']);
  expect(board('08:30')[1]).toBeUndefined();
  city.send([{ ...ADDED, tripID: 't', relationship: 5 }]);
  expect(city.board('s3', '08:03')).toEqual(['7 08:08 live']);
  expect(city.board('s3', '08:04')).toEqual(['7 08:10']);
});

test('T6: a message without anything counts once as one that lacks a trip', async () => {
  const city = await openSmallLiveCity();
  city.send([ofTrip(late(1, 60))]);
  city.send([], '08:01:15');
  expect(city.board('s3', '08:01:15')).toEqual(['7 08:11 live']);
  city.send([], '08:01:30');
  expect(city.board('s3', '08:01:30')).toEqual(['7 08:10']);
});

test('T6: buses by frequency have the times of the feed, with a start as their name or without any', async () => {
  const frequencies = 'trip_id,start_time,end_time,headway_secs,exact_times';
  const files = {
    ...LIVE_CITY_FILES,
    'frequencies.txt': `${frequencies}\nlong,07:00:00,09:00:00,600,0`,
  };
  const city = await openLiveCity(aFeed(files), FEED_DAY);
  const bus = (vehicleID: string, clock: string, startTime?: string) => ({
    tripID: 'long',
    relationship: 2,
    vehicleID,
    stops: [comes('s1', '08:02'), comes('s2', clock), comes('s3', '08:30')],
    ...(startTime === undefined ? {} : { startTime, startDate: FEED_DAY }),
  });
  const [reading] = city.see(
    [messageOf([bus('a', '08:10', '07:03:20'), bus('b', '08:15'), bus('c', '08:20')])],
    NOW,
  );
  expect(reading?.updateCounts).toMatchObject({ unlikely: 0, notOnThatDay: 0, repeatedTrip: 0 });
  const rows = city.arrivals('s2', NOW, 30)?.arrivals.filter(({ basis }) => basis === 'reported');
  expect(rows?.map(({ vehicleID, expectedAt }) => [vehicleID, expectedAt])).toEqual([
    ['a', at('08:10') * 1000],
    ['b', at('08:15') * 1000],
    ['c', at('08:20') * 1000],
  ]);
});

test('T6: an added trip is on the boards of the minutes before it comes, and for half a minute after', async () => {
  const city = await openSmallLiveCity();
  const isShown = (clock: string) => {
    city.send([ADDED], clock);
    return city
      .arrivals('s3', at(clock) * 1000, 5)
      ?.arrivals.some(({ state }) => state === 'added');
  };
  const clocks = ['08:02', '08:04', '08:08:20', '08:08:40'];
  expect(clocks.map(isShown)).toEqual([false, true, true, false]);
});

test('T6, T11: an added trip ends as its bus comes to its last stop, and has no times once they are old', async () => {
  const city = await openSmallLiveCity();
  const end = { ...comes('s5', '08:12'), departure: { time: at('08:20') } };
  city.send([{ ...ADDED, stops: [comes('s1', '08:03'), end] }]);
  expect(city.tripTimes('extra')).toEqual(['08:03 live', '08:12 live']);
  expect(city.tripTimes('extra', '08:03:01')).toEqual(['?', '?']);
});

test('T11: the departures of a stop are as old as the oldest message that they come from', async () => {
  const city = await openSmallLiveCity();
  city.see([messageOf([ofTrip(late(1, 60))], '08:00:30'), messageOf([ADDED])], NOW);
  expect(city.arrivals('s3', NOW)?.updatedAt).toBe(at('08:00:30') * 1000);
});
