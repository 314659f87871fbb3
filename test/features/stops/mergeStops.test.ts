import { expect, test } from 'vitest';

import { destinationsOf, mergeStops } from '../../../src/features/stops/mergeStops.ts';
import { towardText } from '../../../src/features/stops/towardText.ts';
import { en } from '../../../src/lib/words/en/words.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { aStop } from '../../support/builders.ts';

const formats = createFormats('en', 'feet', 'America/New_York');

test('R2: a stop that is listed several times is one stop with all its routes and destinations', () => {
  const stops = mergeStops([
    {
      routeID: '03',
      stops: [aStop({ destination: 'ETP' }), aStop({ destination: 'WTP' }), aStop()],
    },
    { routeID: '07', stops: [aStop({ destination: 'ETP' }), aStop({ stopID: '1961' })] },
  ]);
  expect(stops.map((stop) => stop.stopID)).toEqual(['1391', '1961']);
  expect(stops[0]).toMatchObject({
    routes: ['03', '07'],
    destinations: ['ETP', 'WTP', 'East Transfer Point'],
  });
});

test('R2: two spellings of a destination are one destination, for stops and for chips', () => {
  const stops = mergeStops([
    {
      routeID: '03',
      stops: [aStop({ destination: 'Dutch & Mill' }), aStop({ destination: 'DUTCH at MILL' })],
    },
  ]);
  expect(stops[0]?.destinations).toEqual(['Dutch & Mill']);
  expect(destinationsOf(stops, ['dutch  mill', '', 'Hilldale'], formats.compare)).toEqual([
    'Dutch & Mill',
    'Hilldale',
  ]);
});

test('R2: the destinations of the chips come from the stops, without duplicates', () => {
  const stops = mergeStops([
    {
      routeID: '03',
      stops: [
        aStop({ stopID: '1', destination: 'W Towne & WTP' }),
        aStop({ stopID: '2', destination: 'CapSq' }),
        aStop({ stopID: '3', destination: 'CapSq' }),
      ],
    },
  ]);
  expect(destinationsOf(stops, [], formats.compare)).toEqual(['CapSq', 'W Towne & WTP']);
});

test('F10: a stop is by reservation only if all its entries are', () => {
  const stopsOf = (...free: readonly string[]) =>
    ['1', '2', '3'].map((stopID) => aStop({ stopID, byReservation: !free.includes(stopID) }));
  const stops = mergeStops([
    { routeID: '1', stops: stopsOf('1') },
    { routeID: '2', stops: stopsOf('2') },
  ]);
  expect(stops.map(({ byReservation }) => byReservation)).toEqual([undefined, undefined, true]);
});

test('F37: a stop where riders only get off says on the way to which destination', () => {
  const [harlem, central, stamford] = mergeStops([
    {
      routeID: '1',
      stops: [
        aStop({ stopID: 'harlem', destination: 'Stamford' }),
        aStop({ stopID: 'harlem', destination: 'Grand Central', exitOnly: true }),
        aStop({ stopID: 'central', destination: 'Grand Central', exitOnly: true }),
        aStop({ stopID: 'stamford', destination: 'Grand Central' }),
      ],
    },
    {
      routeID: '2',
      stops: [aStop({ stopID: 'stamford', destination: 'GRAND CENTRAL', exitOnly: true })],
    },
  ]);
  const language = { words: en, formats, nameOf: String };
  expect(harlem && towardText(harlem, language)).toBe(
    `${en.stops.toward('Stamford')}\u00A0· ${en.stops.exitOnly('Grand Central')}`,
  );
  expect(central && towardText(central, language)).toBe(en.stops.exitOnly('Grand Central'));
  // Riders of the other route get on.
  expect(stamford && towardText(stamford, language)).toBe(en.stops.toward('Grand Central'));
});
