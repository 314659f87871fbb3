import { expect, test } from 'vitest';

import { destinationsOf, mergeStops } from '../../../src/features/stops/mergeStops.ts';
import { aStop } from '../../support/builders.ts';

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
  expect(destinationsOf(stops, ['dutch  mill', '', 'Hilldale'])).toEqual([
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
  expect(destinationsOf(stops, [])).toEqual(['CapSq', 'W Towne & WTP']);
});
