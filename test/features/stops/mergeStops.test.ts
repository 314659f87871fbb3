import { expect, test } from 'vitest';

import type { Stop } from '../../../src/contract/stops/stop.ts';
import { destinationsOf, mergeStops } from '../../../src/features/stops/mergeStops.ts';
import { towardText } from '../../../src/features/stops/towardText.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { aStop } from '../../support/builders.ts';
import { en } from '../../support/words/catalogs.ts';

const formats = createFormats('en', 'feet', 'America/New_York');

/** The stops of a route, by the destinations of one stop or as they are given. */
const routeOf = (routeID: string, ...stops: readonly (string | Stop)[]) => ({
  routeID,
  stops: stops.map((stop) => (typeof stop === 'string' ? aStop({ destination: stop }) : stop)),
});

test('R2: a stop that is listed several times is one stop with all its routes and destinations', () => {
  const stops = mergeStops([
    routeOf('03', 'ETP', 'WTP', aStop()),
    routeOf('07', 'ETP', aStop({ stopID: '1961' })),
  ]);
  expect(stops.map((stop) => stop.stopID)).toEqual(['1391', '1961']);
  expect(stops[0]).toMatchObject({
    routes: ['03', '07'],
    destinations: ['ETP', 'WTP', 'East Transfer Point'],
  });
});

test('R2: two spellings of a destination are one destination, for stops and for chips', () => {
  const stops = mergeStops([routeOf('03', 'Dutch & Mill', 'DUTCH at MILL')]);
  expect(stops[0]?.destinations).toEqual(['Dutch & Mill']);
  expect(destinationsOf(stops, ['dutch  mill', '', 'Hilldale'], formats.compare)).toEqual([
    'Dutch & Mill',
    'Hilldale',
  ]);
});

test('R2: the destinations of the chips come from the stops, without duplicates', () => {
  const stops = mergeStops([
    routeOf(
      '03',
      aStop({ stopID: '1', destination: 'W Towne & WTP' }),
      aStop({ stopID: '2', destination: 'CapSq' }),
      aStop({ stopID: '3', destination: 'CapSq' }),
    ),
  ]);
  expect(destinationsOf(stops, [], formats.compare)).toEqual(['CapSq', 'W Towne & WTP']);
});

test('F10: a stop is by reservation only if all its entries are', () => {
  const stopsOf = (...free: readonly string[]) =>
    ['1', '2', '3'].map((stopID) => aStop({ stopID, byReservation: !free.includes(stopID) }));
  const stops = mergeStops([routeOf('1', ...stopsOf('1')), routeOf('2', ...stopsOf('2'))]);
  expect(stops.map(({ byReservation }) => byReservation)).toEqual([undefined, undefined, true]);
});

test('F37: a stop where riders only get off says on the way to which destination', () => {
  const [harlem, central, stamford] = mergeStops([
    routeOf(
      '1',
      aStop({ stopID: 'harlem', destination: 'Stamford' }),
      aStop({ stopID: 'harlem', destination: 'Grand Central', exitOnly: true }),
      aStop({ stopID: 'central', destination: 'Grand Central', exitOnly: true }),
      aStop({ stopID: 'stamford', destination: 'Grand Central' }),
    ),
    routeOf('2', aStop({ stopID: 'stamford', destination: 'GRAND CENTRAL', exitOnly: true })),
  ]);
  const language = { words: en, formats, nameOf: String };
  expect(harlem && towardText(harlem, language)).toBe(
    `${en.stops.toward('Stamford')}\u00A0· ${en.stops.exitOnly('Grand Central')}`,
  );
  expect(central && towardText(central, language)).toBe(en.stops.exitOnly('Grand Central'));
  // Riders of the other route get on.
  expect(stamford && towardText(stamford, language)).toBe(en.stops.toward('Grand Central'));
});
