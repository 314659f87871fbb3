import { expect, test } from 'vitest';

import { firstPartOf } from '../../../src/lib/loading/firstPartOf.ts';

test.each([
  ['', 'stops'],
  ['?route=03&lang=es', 'stops'],
  ['?panel=stops', 'stops'],
  ['?panel=buses&route=03', 'buses'],
  ['panel=parking', 'parking'],
  ['?route=03&panel=events', 'events'],
  ['?stop=0100', 'card'],
  ['near=43.07,-89.4&panel=buses', 'card'],
  ['?panel=parking&lot=Overture', 'card'],
  ['?nearest=1&restop=2', 'stops'],
  ['?view=kiosk&stop=0100', null],
  ['view=embed', null],
  ['?overview=1', 'stops'],
])('R31: the page at "%s" begins with %s', (query, part) => {
  expect(firstPartOf(query)).toBe(part);
});
