import { expect, test } from 'vitest';

import { placesToShow as placesOf } from '../../../../src/audiences/kiosk/map/places-to-show.ts';
import { metersBetween, placeAt } from '../../../../src/lib/geo/distance.ts';
import { aLot } from '../../../support/builders.ts';
import { listedLots } from '../../../support/feeds/listed-lots.ts';

const here = { lat: 43.07, lon: -89.4 };
const lotAt = (meters: number) => {
  const { lat, lon } = placeAt(here, 45, meters);
  return aLot({ coordinates: { lat, lng: lon } });
};
const lots = listedLots([lotAt(500), lotAt(3000)]);
/** Unless a test says so, the URL names no lots. */
const placesToShow = (shown: Omit<Parameters<typeof placesOf>[0], 'areLotsNamed'>) =>
  placesOf({ ...shown, areLotsNamed: false });
const station = { stops: [], here };

test('A8, A50: the map shows the station and the lots in walking distance, not the city', () => {
  const places = placesToShow({ bounds: null, station, stops: [], lots });
  const distances = places.map((place) => metersBetween(here, place));
  expect(Math.max(...distances)).toBeLessThan(600);
  expect(distances.filter((meters) => meters > 400)).toHaveLength(1);
});

test('A1: `bbox` decides alone', () => {
  const bounds = { southWest: { lat: 43, lon: -90 }, northEast: { lat: 44, lon: -89 } };
  expect(placesToShow({ bounds, station, stops: [], lots })).toEqual([
    bounds.southWest,
    bounds.northEast,
  ]);
});

const stop = {
  stopID: '1',
  intersection: '',
  latitude: 43.1,
  longitude: -89.3,
  routes: [],
  destinations: [],
};

test('A50: without a station, the map shows the routes', () => {
  const places = placesToShow({ bounds: null, station: null, stops: [stop], lots });
  expect(places).toEqual([{ lat: 43.1, lon: -89.3 }]);
});

test('A8, A50: lots that the URL names are on the map of a station, however far they are', () => {
  const places = placesOf({ bounds: null, station, stops: [], lots, areLotsNamed: true });
  const distances = places.map((place) => Math.round(metersBetween(here, place) / 100));
  expect(distances).toEqual([3, 3, 3, 3, 5, 30]);
});

test('A8, A50: without a station, the map shows the lots that the URL names, not the routes', () => {
  const shown = { bounds: null, station: null, stops: [stop], areLotsNamed: true };
  const places = placesOf({ ...shown, lots });
  expect(places.map((place) => Math.round(metersBetween(here, place) / 100))).toEqual([5, 30]);
  // Names that no lot has, or lots without a place.
  expect(placesOf({ ...shown, lots: [] })).toEqual([{ lat: 43.1, lon: -89.3 }]);
});
