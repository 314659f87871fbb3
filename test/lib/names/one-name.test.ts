import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOneName } from '../../../src/lib/names/one-name.ts';

test.each([
  ['Main & 1st', 'First @ MAIN'],
  ['Main St & 1st Ave', '1st Avenue and Main Street'],
  ['Main St & 1st Ave', 'Main & 1st'],
  ['N. Main St. / First', 'First & North Main Street'],
  ['St. George St & King', 'King & Saint George Street'],
  ['Rue de la Gare', 'rue de la gare'],
  ['Estación de Tren', 'ESTACION DE TREN'],
  ['Allandale GO', 'Allandale GO Station'],
  ['Union Station Platform 3', 'Union Station Bay 12A'],
  ['Main & 1st (NB)', 'Main & 1st Northbound'],
  ["O'Farrell & Polk", 'OFarrell St & Polk St'],
  ['Bolivar', 'BOLÍVAR_1_2'],
  ['台北車站', '台北車站'],
])('G3: "%s" and "%s" are one name', (one, other) => {
  expect(isOneName(one, other)).toBe(true);
  expect(isOneName(other, one)).toBe(true);
});

test.each([
  ['Main St & 1st Ave', 'Main St & 1st St'],
  ['Main & 1st', 'Main & 2nd'],
  ['Main & 1st', 'Main'],
  ['King & Bay', 'King & Bathurst'],
  ['Humber Bay Rd', 'Humber'],
  ['Park Pl', 'Park St'],
  ['North Main & 1st', 'South Main & 1st'],
  ['Station Rd', 'Bus Stop Rd'],
  ['', ''],
  ['(NB)', '(NB)'],
])('G3: "%s" and "%s" are two names', (one, other) => {
  expect(isOneName(one, other)).toBe(false);
  expect(isOneName(other, one)).toBe(false);
});

test('G3: a name is one with itself, whatever it is, if it has a letter or a digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const text = `${name} 7`;
      expect(isOneName(text, text)).toBe(true);
    }),
  );
});
