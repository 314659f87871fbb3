import { expect, test } from 'vitest';

import { placeAt } from '../../../src/lib/geo/distance.ts';
import { stopFinder, resolveStopName } from '../../../src/lib/names/stop-by-name.ts';
import { START } from '../../support/feeds/feeds.ts';

const at = (east: number) => {
  const { lat, lon } = placeAt(START, 90, east);
  return { latitude: lat, longitude: lon };
};
const sides = [
  { intersection: 'Main & First', destinations: ['East Transfer Point'], ...at(0) },
  { intersection: 'Main & First', destinations: ['West Transfer Point'], ...at(20) },
];

test('R12: of the stops on both sides of a street the one toward the bus’s destination is its next stop', () => {
  expect(stopFinder(sides)('First at Main', 'WEST TRANSFER POINT')).toBe(sides[1]);
  expect(stopFinder(sides)('First at Main', 'somewhere else')).toBe(sides[0]);
});

test('R12: an unknown or empty name finds no stop', () => {
  expect(stopFinder(sides)('Main & Second', 'East Transfer Point')).toBeNull();
  const nameless = { intersection: '', destinations: [], ...at(0) };
  expect(stopFinder([nameless])('', '')).toBeNull();
});

const west = { intersection: 'Lakeshore & Founders', ...at(0) };
const east = { intersection: 'Lakeshore & Founders', ...at(1900) };
const named = [west, east];
const busOn = (meters: number, heading: number | null) => ({
  ...placeAt(START, 90, meters),
  heading,
});

test.each([
  ['that drives from the one to the other', busOn(300, 90), [east]],
  ['that drives back', busOn(1600, 270), [west]],
  ['that comes to both, and to one much sooner', busOn(-200, 90), [west]],
  ['that is at one stop and has turned', busOn(30, 90), [west]],
  ['near one stop with an unknown heading', busOn(100, null), [west]],
  ['between them with an unknown heading', busOn(900, null), []],
  ['without a report', null, []],
])(
  'R17: of two stops with the same name, a bus %s means the right one or none',
  (_, bus, meant) => {
    expect(resolveStopName(west.intersection, named, bus)).toEqual(meant);
  },
);

test('R17: the order of the street names decides between two corners if both are stops', () => {
  const corners = [
    { intersection: 'Melody at Independence', ...at(0) },
    { intersection: 'Independence at Melody', ...at(270) },
  ];
  const bus = busOn(-100, 90);
  expect(resolveStopName('Independence at Melody', corners, bus)).toEqual(corners.slice(1));
  expect(resolveStopName('Independence & Melody', corners.slice(0, 1), bus)).toEqual(
    corners.slice(0, 1),
  );
});

test('R17: a bus with any heading means the only stop with the name', () => {
  expect(resolveStopName(west.intersection, [west], busOn(500, 90))).toEqual([west]);
});
