import { expect, test } from 'vitest';

import { destinationsOf, mergeStops } from '../../../src/features/stops/mergeStops.ts';
import { aStop } from '../../support/builders.ts';

test('R2: a stop listed twice or on two routes is one stop with all its routes and destinations', () => {
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

test('R2: a destination that is written in two ways is one, of a stop and of the chips', () => {
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

test('R2: destination chips come from the stops, each label once', () => {
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
