import { isDeepStrictEqual } from 'node:util';

import { expect, test } from 'vitest';

import { decodeSnapshot, encodeSnapshot } from '../../../src/contract/snapshot/snapshot-file.ts';
import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { namingNotes } from '../../../src/transit/report/vehicle-faults.ts';
import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { FeedVehicle } from '../../support/realtime/encodeFeedMessage.ts';
import {
  allVehicles,
  matchVehicles,
  NOW_SECONDS,
  onlyVehicle,
} from '../../support/realtime/matchVehicles.ts';
import { smallSnapshot } from '../../support/realtime/small-snapshot.ts';

const small = smallSnapshot();
/** The small city with a route whose ID is that of another with something after it. */
const twins: Snapshot = {
  ...small,
  routes: small.routes.map((route, index) =>
    index === 1 ? { ...route, gtfsRouteIDs: ['R7', 'R3_9'] } : route,
  ),
};
/** The small city with other IDs of its trips; the two of route 7 have one. */
const renamed: Snapshot = {
  ...small,
  trips: { ...small.trips, otherIDs: ['1-out', '1-back', '', 'lap', 'lap'] },
};

const start = { routeID: 'R3', startDate: '20261120', directionID: 1 };

test.each<[string, FeedVehicle, string, string]>([
  ['a trip_id that is the ID of a route', { tripID: 'R7' }, '7', ''],
  ['such a trip_id and an unknown route', { tripID: 'R7', routeID: 'none' }, '7', ''],
  ['a route_id with something after it', { routeID: 'R7_0' }, '7', ''],
  ['a short name with something after it', { routeID: '7:2026' }, '7', ''],
  ['a route_id with something before it', { routeID: 'Metro:R7' }, '7', ''],
  ['a trip_id with something before it', { tripID: 'Metro_back' }, '3', 'Mill'],
  ['a start time without seconds', { ...start, startTime: '12:30' }, '3', 'Mill'],
  [
    'a start time and an unknown trip',
    { ...start, tripID: 'x', startTime: '12:30:00' },
    '3',
    'Mill',
  ],
  [
    'a start and a route_id with more',
    { ...start, routeID: 'R3-0', startTime: '12:30' },
    '3',
    'Mill',
  ],
])('F15: a bus with %s finds its route', (_, vehicle, routeID, direction) => {
  const match = matchVehicles([vehicle]);
  expect(match.ofRoute(routeID)).toMatchObject([{ direction }]);
  expect(Object.values(match.namings).reduce((sum, count) => sum + count)).toBe(1);
});

test.each<[string, FeedVehicle]>([
  ['a trip_id that is only a short name', { tripID: '7' }],
  ['a route_id that may be one of two', { routeID: 'R3_0' }],
  ['a number before the route_id, which may be a line', { routeID: '12_R7' }],
])('F15: a bus with %s is left out', (_, vehicle) => {
  const match = matchVehicles([vehicle], { snapshot: twins });
  expect([match.matched, match.leftOut.withoutRoute]).toEqual([0, 1]);
});

test('F15: a route whose ID has something before it in the timetable only is found', () => {
  const prefixed: Snapshot = {
    ...small,
    routes: small.routes.map((route) => ({
      ...route,
      gtfsRouteIDs: route.gtfsRouteIDs.map((id) => `City:${id}`),
    })),
  };
  const match = matchVehicles([{ routeID: 'R7' }], { snapshot: prefixed });
  expect([match.matched, match.namings.prefix]).toEqual([1, 1]);
});

test('F15: a bus is on the trip with its original_trip_id, unless trips with other stops have it', () => {
  const snapshot = decodeSnapshot(Buffer.from([...encodeSnapshot(renamed)].join('')));
  expect(onlyVehicle(matchVehicles([{ tripID: '1-back' }], { snapshot })).direction).toBe('Mill');
  expect(matchVehicles([{ tripID: 'lap' }], { snapshot }).namings.originalTripID).toBe(0);
  expect(matchVehicles([{ tripID: '' }], { snapshot }).matched).toBe(0);
});

test('F15: original_trip_id is read from trips.txt', async () => {
  const files = aFeed({
    'trips.txt': 'route_id,service_id,trip_id,original_trip_id\nr1,daily,t1,7001',
  });
  const { snapshot } = await importGtfs(files, { today: FEED_DAY, contentHash: 'a' });
  expect(snapshot.trips.otherIDs).toEqual(['7001']);
});

const NAMED: FeedVehicle = {
  id: 'b1',
  tripID: 'x',
  routeID: 'R3',
  directionID: 1,
  startTime: '12:30:00',
  startDate: '20261120',
  timestamp: NOW_SECONDS - 5,
};
/** One field of it in spellings that mean the same. */
const SPELLINGS: readonly FeedVehicle[] = [
  ...['', 'back', ' back ', 'City:back'].map((tripID) => ({ tripID })),
  ...['3', ' R3', 'R3_0', 'R3-2026', 'City:R3'].map((routeID) => ({ routeID })),
  ...['12:30', '12:30:00 '].map((startTime) => ({ startTime })),
  ...['', '2026-11-20', ' 20261120'].map((startDate) => ({ startDate })),
  { label: 'b1' },
  { id: '', label: 'b1' },
  { id: '', entityID: 'b1' },
  ...[1e3, 1e6].map((unit) => ({ timestamp: (NOW_SECONDS - 5) * unit })),
];

test('F13, F15: one field of a bus in another spelling that means the same gives the same bus', () => {
  const busOf = (vehicle: FeedVehicle) => {
    const match = matchVehicles([vehicle]);
    const [bus] = allVehicles(match);
    const at = bus && match.measuredAt(bus);
    return { bus, at, trips: match.buses.map(({ trip }) => trip) };
  };
  const good = busOf(NAMED);
  expect(good.trips).toEqual([1]);
  const differ = SPELLINGS.filter(
    (spelling) => !isDeepStrictEqual(busOf({ ...NAMED, ...spelling }), good),
  );
  expect(differ).toEqual([]);
});

test('F15: the operator reads how buses were found', () => {
  const match = matchVehicles([{ tripID: 'R7' }, { routeID: 'R7_0' }, { tripID: 'lap' }]);
  expect(namingNotes(match)).toEqual([
    '1 bus was found by a route_id with something after it.',
    '1 bus was found by a trip_id that is the ID of a route.',
  ]);
});
