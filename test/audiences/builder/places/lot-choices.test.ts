import { expect, test } from 'vitest';

import { isNamed, lotChoices } from '../../../../src/audiences/builder/places/lot-choices.ts';
import { matchWords } from '../../../../src/audiences/builder/places/matchWords.ts';
import { aLot } from '../../../support/builders.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

const CENTER = { lat: 43.07, lon: -89.4 };

test('B19: lots are listed by name and written by their short names', () => {
  const choices = lotChoices(
    [aLot({ name: 'Zoo Lot', shortName: 'zoo' }), aLot({ name: 'Arena Lot', shortName: 'arena' })],
    CENTER,
    compare,
  );
  expect(choices.map(({ id }) => id)).toEqual(['arena', 'zoo']);
});

test('B19: lots that share a short name, or have one that means something else, are written by name', () => {
  const lots = [
    aLot({ name: 'East 6', shortName: '6' }),
    aLot({ name: 'West 6', shortName: '6' }),
    aLot({ name: 'Room Lot', shortName: 'room' }),
    aLot({ name: 'Comma Lot', shortName: 'a,b' }),
  ];
  const choices = lotChoices(lots, CENTER, compare);
  expect(choices.map(({ id }) => id)).toEqual(['Comma Lot', 'East 6', 'Room Lot', 'West 6']);
});

test('B19: a lot is known by its short name, name or key', () => {
  const [lot] = lotChoices([aLot()], CENTER, compare);
  if (lot === undefined) throw new Error('the lot is missing');
  for (const name of [lot.id, lot.name, lot.key]) expect(isNamed(lot, ['x', name])).toBe(true);
  expect(isNamed(lot, ['x'])).toBe(false);
});

test('B19: a search finds all words in any order, without case and accents', () => {
  const matches = matchWords('  jose SAN ');
  expect(matches('San José Station')).toBe(true);
  expect(matches('San Juan')).toBe(false);
});
