import { expect, test } from 'vitest';

import { createPluralizer } from '../../../src/lib/words/createPluralizer.ts';

test.each([
  ['en', { one: 'bus', other: 'buses' }, ['buses', 'bus', 'buses', 'buses', 'buses']],
  ['fr', { one: 'bus', other: 'des bus' }, ['bus', 'bus', 'des bus', 'des bus', 'des bus']],
  [
    'pl',
    { one: 'autobus', few: 'autobusy', many: 'autobusów', other: 'autobusu' },
    ['autobusów', 'autobus', 'autobusy', 'autobusów', 'autobusy'],
  ],
])('R23: plural forms follow the rules of the language: %s', (lang, forms, expected) => {
  const plural = createPluralizer(lang);
  expect([0, 1, 2, 5, 22].map((count) => plural(count, forms))).toEqual(expected);
});

test('R23: a missing plural form uses the form "other"', () => {
  expect(createPluralizer('es')(1_000_000, { one: 'autobús', other: 'autobuses' })).toBe(
    'autobuses',
  );
});
