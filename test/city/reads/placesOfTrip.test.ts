import { expect, test } from 'vitest';

import { placesOfTrip } from '../../../src/city/reads/placesOfTrip.ts';
import type { RouteFeed } from '../../../src/features/vehicles/feed/route-feed.ts';
import { aTrip } from '../../support/builders.ts';
import { busAt, feedOf, START } from '../../support/feeds/feeds.ts';

/** Stops of the trip, a hundredth of a degree apart. */
const IDS = ['a', 'b', 'c', 'd'];
const latOf = (stopID: string) => START.lat + IDS.indexOf(stopID) / 100;
const finderOf = (known: readonly string[]) => (stopID: string) =>
  known.includes(stopID)
    ? {
        stopID,
        intersection: stopID,
        latitude: latOf(stopID),
        longitude: START.lon,
        routes: [],
        destinations: [],
      }
    : undefined;
const route = { routeID: '03', name: 'East Towne', color: '#0a5cc2' };
const BUSES: readonly RouteFeed[] = [
  { route, read: { answer: feedOf({ at: 0, vehicles: [busAt(0)] }) } },
];

/** The latitudes of what the map shows of the trip. */
function shownOf({
  stopID = 'c',
  until = null,
  passed = 1,
  vehicleID = '007',
  feeds = BUSES,
  known = IDS,
}: {
  stopID?: string | null;
  until?: string | null;
  passed?: number;
  vehicleID?: string;
  feeds?: readonly RouteFeed[] | null;
  /** The stops whose places are known. */
  known?: readonly string[];
}) {
  const stops = IDS.map((id, index) => ({
    stopID: id,
    intersection: id,
    basis: 'reported' as const,
    state: 'running' as const,
    passed: index < passed,
  }));
  const trip = aTrip({ vehicleID, stops });
  const places = placesOfTrip({ trip, tripID: trip.tripID, stopID, until }, feeds, finderOf(known));
  return places.map(({ lat }) => lat);
}

test('Q7: of a bus that comes, the map shows it and the rider’s stop', () => {
  expect(shownOf({})).toEqual([START.lat, latOf('c')]);
  expect(shownOf({ stopID: null })).toEqual([START.lat]);
});

test('Q7: it waits for the places of the route’s buses and of its stops, but for no buses where a city has none', () => {
  expect(shownOf({ feeds: [{ route, read: undefined }] })).toEqual([]);
  expect(shownOf({ feeds: [] })).toEqual([]);
  expect(shownOf({ feeds: null })).toEqual(['c', 'd'].map(latOf));
  expect(shownOf({ feeds: null, known: ['c'] })).toEqual([]);
  expect(shownOf({ known: [] })).toEqual([]);
});

test('Q7: of a trip without a bus, and of one that has left the stop, it shows the ride from there', () => {
  expect(shownOf({ vehicleID: '' })).toEqual(['c', 'd'].map(latOf));
  expect(shownOf({ passed: 3 })).toEqual(['c', 'd'].map(latOf));
  expect(shownOf({ vehicleID: '', stopID: 'a', until: 'b' })).toEqual(['a', 'b'].map(latOf));
  expect(shownOf({ vehicleID: '', stopID: null })).toEqual(IDS.map(latOf));
});
