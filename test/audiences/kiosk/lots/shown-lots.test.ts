import { expect, test } from 'vitest';

import { shownLots, unknownLots } from '../../../../src/audiences/kiosk/lots/shown-lots.ts';
import { listLots } from '../../../../src/features/parking/listLots.ts';
import { aLot, theSettings } from '../../../support/builders.ts';

const at = (lat: number) => ({ lat, lng: -89.4 });
const lots = listLots(
  [
    aLot({ name: 'Far Garage', shortName: 'far', openSpots: 300, coordinates: at(43.08) }),
    aLot({ name: 'Near Lot', shortName: 'near', openSpots: 5, coordinates: at(43.0701) }),
    aLot({ name: 'Middle Ramp', shortName: 'mid', openSpots: 80, coordinates: at(43.075) }),
  ],
  { settings: theSettings(), freshness: 'fresh', eventMarkOf: () => null },
);
const names = (all: ReturnType<typeof shownLots>) => all.map(({ lot }) => lot.shortName);

test('A50: lots are in order of distance from a station', () => {
  expect(names(shownLots(lots, [], { lat: 43.07, lon: -89.4 }))).toEqual(['near', 'mid', 'far']);
});

test('A50: lots of a city are in order of open spots', () => {
  expect(names(shownLots(lots, [], null))).toEqual(['far', 'mid', 'near']);
});

test('A1: the URL chooses lots by short name or name, and what names none is known', () => {
  const ids = ['NEAR', 'Far Garage', 'gone'];
  expect(names(shownLots(lots, ids, null))).toEqual(['far', 'near']);
  expect(unknownLots(lots, ids)).toEqual(['gone']);
});
