import { describe, expect, test } from 'vitest';

import type { EventMark } from '../../../src/api/feeds/lots/event-marks.ts';
import type { ParkingLot } from '../../../src/contract/parking/parking-lot.ts';
import { listLots } from '../../../src/features/parking/listLots.ts';
import {
  NO_LOT_FILTER,
  inStableOrder,
  sortedLotKeys,
  filterLots,
} from '../../../src/features/parking/lot-filter.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { LIVE } from '../../support/feeds/health.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

const settings = theSettings();
const list = (
  lots: ParkingLot[],
  eventMarkOf: (lot: ParkingLot) => EventMark | null = () => null,
) => listLots(lots, { settings, health: LIVE, eventMarkOf });
const named = (name: string, rest: Partial<ParkingLot> = {}) =>
  aLot({ name, shortName: name, ...rest });

describe('the filter and the order of lots', () => {
  const lots = list(
    [
      named('Beta', { openSpots: 20, operatedBy: 'uw' }),
      named('alpha', { openSpots: 0 }),
      named('Lot 10', { openSpots: null, coordinates: { lat: 43.0734, lng: -89.4015 } }),
      named('Lot 9', { openSpots: 500, coordinates: { lat: 43.08, lng: -89.4 } }),
      named('Astray', { openSpots: 300, coordinates: null }),
    ],
    ({ name }) => (name === 'Beta' ? 'today' : null),
  );
  const namesIn = (order: string[]) => inStableOrder(lots, order, order).map(({ lot }) => lot.name);

  test('C12: sorts by name, with numbers in numeric order', () => {
    const names = namesIn(sortedLotKeys(lots, 'name', null, compare));
    expect(names.join()).toBe('alpha,Astray,Beta,Lot 9,Lot 10');
  });

  test('C12: sorts by open spots, then full lots, then unknown ones', () => {
    const names = namesIn(sortedLotKeys(lots, 'open', null, compare));
    expect(names.join()).toBe('Lot 9,Astray,Beta,alpha,Lot 10');
  });

  test('C12: sorts by distance from a place, lots without a position last', () => {
    const from = { lat: 43.0733673, lon: -89.4014633 };
    const names = namesIn(sortedLotKeys(lots, 'distance', from, compare));
    expect(names[0]).toBe('Lot 10');
    expect(names.at(-1)).toBe('Astray');
  });

  test('R18: lots with open spots and a bus nearby come first, then the others by open spots', () => {
    const withRide = new Set(['alpha', 'Beta', 'Lot 10']);
    const order = sortedLotKeys(lots, 'ride', null, compare, ({ lot }) => withRide.has(lot.name));
    const open = sortedLotKeys(lots, 'open', null, compare);
    expect(namesIn(order).slice(0, 1)).toEqual(['Beta']);
    expect(order.slice(1)).toEqual(open.filter((key) => key !== order[0]));
    expect(sortedLotKeys(lots, 'ride', null, compare)).toEqual(open);
  });

  test('C12: without a place, sorting by distance sorts by name', () => {
    expect(sortedLotKeys(lots, 'distance', null, compare)).toEqual(
      sortedLotKeys(lots, 'name', null, compare),
    );
  });

  test('C12: full lots are not hidden by default', () => {
    expect(filterLots(lots, NO_LOT_FILTER)).toHaveLength(lots.length);
  });

  test('C12, C8: a closed lot does not count as one with open spots, and is sorted after full ones', () => {
    const some = list([
      named('Shut', { openSpots: null, isClosed: true }),
      named('Zulu'),
      named('Full', { openSpots: 0 }),
    ]);
    const order = sortedLotKeys(some, 'open', null, compare);
    expect(inStableOrder(some, order, order).map(({ lot }) => lot.name)).toEqual([
      'Zulu',
      'Full',
      'Shut',
    ]);
    const open = filterLots(some, { ...NO_LOT_FILTER, hasOpenSpots: true });
    expect(open.map(({ lot }) => lot.name)).toEqual(['Zulu']);
  });

  test.each([
    [{ operator: 'uw' }, ['Beta']],
    [{ hasOpenSpots: true }, ['Astray', 'Beta', 'Lot 9']],
    [{ hasEvent: true }, ['Beta']],
    [{ hasOpenSpots: true, operator: 'city' }, ['Astray', 'Lot 9']],
  ])('C12: the filter %o leaves %o', (filter, names) => {
    const filtered = filterLots(lots, { ...NO_LOT_FILTER, ...filter });
    expect(filtered.map(({ lot }) => lot.name).toSorted()).toEqual(names);
  });

  test('C12: the order stays when counts change, and new lots are added where they belong', () => {
    const before = sortedLotKeys(lots, 'open', null, compare);
    const later = list([
      named('Lot 9', { openSpots: 1, coordinates: { lat: 43.08, lng: -89.4 } }),
      named('Beta', { openSpots: 400, operatedBy: 'uw' }),
      named('New', { openSpots: 350 }),
    ]);
    const now = sortedLotKeys(later, 'open', null, compare);
    const names = inStableOrder(later, before, now).map(({ lot }) => lot.name);
    expect(names).toEqual(['Lot 9', 'Beta', 'New']);
  });
});
