import { expect, test } from 'vitest';

import {
  markedStopLayers,
  stopNamePoints,
  stopRingLayers,
} from '../../../../src/features/stops/map/stop-layers.ts';
import type { CityStop } from '../../../../src/features/stops/mergeStops.ts';
import { STOP_RING } from '../../../../src/features/stops/stop-ring.ts';

const aStop = (stopID: string, intersection: string, latitude: number): CityStop => ({
  stopID,
  intersection,
  latitude,
  longitude: -89.4,
  routes: ['01'],
  destinations: [],
});

const namesOf = (stops: readonly CityStop[], nameOf: (own: string) => string = String) =>
  stopNamePoints(stops, nameOf).features.map(({ properties }) => properties?.['name']);

test('R2: the stops on the two sides of a street share one label', () => {
  const names = namesOf([
    aStop('0100', 'E Grand Ave & N Meridian Ave', 43.07),
    aStop('0101', 'N Meridian Ave & E Grand Ave', 43.0703),
    aStop('0102', 'E Grand Ave & Kittredge Ave', 43.0705),
  ]);
  expect(names).toEqual(['E Grand Ave & N Meridian Ave', 'E Grand Ave & Kittredge Ave']);
});

test('R2: stops of one name that are far apart have a label each', () => {
  const names = namesOf([
    aStop('0100', 'Transfer Point', 43.07),
    aStop('0101', 'Transfer Point', 43.08),
  ]);
  expect(names).toEqual(['Transfer Point', 'Transfer Point']);
});

test("L5: the map names stops in the page's language, and stops of one own name share a label", () => {
  const stops = [aStop('1', '大仏前', 36.7), aStop('2', '大仏前', 36.7003)];
  expect(namesOf(stops, () => 'Great Buddha')).toEqual(['Great Buddha']);
});

test('Q7: the ring of a chosen stop is above the buses, and shows what is inside it', () => {
  const ink = { fill: '#fff', text: '#000', halo: '#fff', accent: '#05a', land: '#eee' };
  const [ring] = stopRingLayers(ink);
  const [filled] = markedStopLayers(ink);
  const { paint } = { paint: {}, ...ring };
  expect(paint).toMatchObject({ 'circle-opacity': 0, 'circle-stroke-color': '#05a' });
  const edge = STOP_RING.markedRadius + STOP_RING.edge;
  expect(paint).toMatchObject({ 'circle-radius': edge, 'circle-stroke-width': STOP_RING.ring });
  expect(filled?.paint).toMatchObject({ 'circle-radius': edge + STOP_RING.ring });
});
