import { expect, test } from 'vitest';

import { frameWarnings } from '../../../../src/audiences/builder/places/frameWarnings.ts';
import type { ChosenPlaces } from '../../../../src/audiences/builder/places/useChosenPlaces.ts';
import { readFrameOptions } from '../../../../src/audiences/embed/options/frame-options.ts';
import { en } from '../../../support/words/catalogs.ts';

const at = (name: string, lat: number, lon: number) => ({ name, place: { lat, lon } });
const STOP = at('Main & 1st', 43.07, -89.4);
const NEAR = at('North Garage', 43.071, -89.401);
const FAR = at('Airport Lot', 43.2, -89.4);
const UNPLACED = { name: 'Hill Lot', place: null };

function warningsOf(query: string, chosen: Partial<ChosenPlaces> = {}, width = 640) {
  return frameWarnings({
    options: readFrameOptions(new URLSearchParams(query)),
    chosen: { start: null, stops: [], lots: [], routes: [], ...chosen },
    unknownLots: [],
    size: { width, height: 480 },
    own: en.builder,
    words: en,
    formats: { number: String, list: (parts) => parts.join(', ') },
  });
}

const HERE = 'center=43.07,-89.4&zoom=15';

test('B19: a stop or lot to open with that is outside the area is named', () => {
  expect(warningsOf(`stop=1&${HERE}`, { start: STOP })).toEqual([]);
  expect(warningsOf(`lot=1&${HERE}`, { start: FAR })).toEqual([en.builder.movesTo(FAR.name)]);
  expect(warningsOf(`lot=1&bbox=-89.5,43,-89.3,43.1`, { start: FAR })).toEqual([
    en.builder.movesTo(FAR.name),
  ]);
});

test('B19: a map that fits itself to what is chosen leaves nothing outside', () => {
  expect(warningsOf('lot=1&near=10,10', { start: FAR, lots: [FAR] })).toEqual([]);
});

test('B19: the size of the frame decides what is outside', () => {
  const aside = { start: at('Aside', 43.07, -89.395) };
  expect(warningsOf(`stop=1&${HERE}`, aside)).toEqual([]);
  expect(warningsOf(`stop=1&${HERE}`, aside, 320)).toEqual([en.builder.movesTo('Aside')]);
});

test('B19: lots and area that do not meet are counted', () => {
  const outside = (lots: ChosenPlaces['lots']) => warningsOf(`lots=a,b&${HERE}`, { lots });
  expect(outside([NEAR])).toEqual([]);
  expect(outside([NEAR, FAR])).toEqual([en.builder.lotsOutside(1, '1', '2')]);
  expect(outside([FAR, FAR])).toEqual([en.builder.noLotInside]);
  expect(outside([FAR])).toEqual([en.builder.outside(FAR.name)]);
  // Without a position, a lot is only in lists.
  expect(outside([NEAR, UNPLACED])).toEqual([]);
});

test('B19: a point outside the area and a place on a hidden layer are named too', () => {
  expect(warningsOf(`near=10,10&${HERE}`)).toEqual([en.builder.movesToPoint]);
  expect(warningsOf(`stop=1&near=10,10&${HERE}`, { start: STOP })).toEqual([
    en.builder.nearOutside,
  ]);
  expect(warningsOf('stop=1&hide=stops', { start: STOP })).toEqual([
    en.builder.hiddenLayer(STOP.name, en.layers.stops),
  ]);
});

test('B19: a route is outside the area if all of its stops are, and its layers are shown', () => {
  const there = { name: 'Route 1', stops: [FAR.place] };
  const partly = { name: 'Route 2', stops: [FAR.place, NEAR.place] };
  const unread = { name: 'Route 3', stops: [] };
  const routes = [there, partly, unread];
  expect(warningsOf(`route=1,2,3&${HERE}`, { routes })).toEqual([en.builder.outside('Route 1')]);
  expect(warningsOf(`route=1&hide=stops,vehicles&${HERE}`, { routes })).toEqual([]);
  expect(warningsOf('route=1,2,3', { routes })).toEqual([]);
  expect(warningsOf(`route=1&near=10,10&${HERE}`, { routes })).toEqual([en.builder.movesToPoint]);
});

test('B19: a list has no area', () => {
  expect(warningsOf(`mode=list&lot=1&${HERE}`, { start: FAR })).toEqual([]);
});

test('T24: departures without a stop are said, and a map moves to a stop outside its area', () => {
  expect(warningsOf('mode=list&panels=departures')).toEqual([en.builder.noDepartureStops]);
  expect(warningsOf('mode=list&panels=departures&stop=1')).toEqual([]);
  const outside = { stops: [STOP, at('Far & Away', 43.2, -89.4)] };
  expect(warningsOf(`panels=departures&stop=1,2&${HERE}`, outside)).toEqual([
    en.builder.movesTo('Far & Away'),
  ]);
});
