import { expect, test } from 'vitest';

import {
  isShownLot,
  sortedLots,
  unknownLots,
} from '../../../../src/audiences/kiosk/lots/shown-lots.ts';
import { aLot } from '../../../support/builders.ts';
import { listedLots } from '../../../support/feeds/listed-lots.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

const at = (lat: number) => ({ lat, lng: -89.4 });
const uw = { operatedBy: 'uw' };
const lots = listedLots([
  aLot({ name: 'Far Garage', shortName: 'far', openSpots: 300, coordinates: at(43.08) }),
  aLot({ ...uw, name: 'Near Lot', shortName: 'near', openSpots: 5, coordinates: at(43.0701) }),
  aLot({ ...uw, name: 'Middle Ramp', shortName: 'mid', openSpots: 80, coordinates: at(43.075) }),
]);
const names = (all: ReturnType<typeof sortedLots>) => all.map(({ lot }) => lot.shortName);

test('A50: lots are in order of distance from a station', () => {
  expect(names(sortedLots(lots, { lat: 43.07, lon: -89.4 }, compare))).toEqual([
    'near',
    'mid',
    'far',
  ]);
});

test('A50: lots of a city are in order of open spots', () => {
  expect(names(sortedLots(lots, null, compare))).toEqual(['far', 'mid', 'near']);
});

/** The lots of a display with these parameters. */
const shown = (named: readonly string[], operator: string | null) =>
  names(lots.filter(isShownLot({ lots: named, operator }) ?? (() => true)));

test('A1: the URL chooses lots by short name or name and by operator, and what names none is known', () => {
  const ids = ['NEAR', 'Far Garage', 'gone'];
  expect(shown(ids, null)).toEqual(['far', 'near']);
  expect(shown([], 'uw')).toEqual(['near', 'mid']);
  expect(shown(ids, 'uw')).toEqual(['near']);
  expect(shown([], null)).toEqual(['far', 'near', 'mid']);
  expect(unknownLots(lots, ids)).toEqual(['gone']);
});
