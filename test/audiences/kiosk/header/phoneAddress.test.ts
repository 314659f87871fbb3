import { expect, test } from 'vitest';

import { phoneAddress } from '../../../../src/audiences/kiosk/header/phoneAddress.ts';
import { readBoardOptions } from '../../../../src/contract/board/board-options.ts';

const CITY = { vehicles: true, parking: true };

/** What the code of a display with this query opens. */
function opened(query: string, lotKey: string | null = null, features = CITY) {
  const { panels } = readBoardOptions(new URLSearchParams(query)).options;
  return phoneAddress(`https://city.test/${query}`, { panels, features, lotKey });
}

test.each([
  ['?view=kiosk&route=01,02&lang=es&theme=dark&id=main-1', '?route=01,02&panel=parking'],
  ['?view=kiosk&stop=0100&stop=0200&dist=3&screen=32', '?stop=0100'],
  ['?view=kiosk&near=43.07,-89.4&center=43.1,-89.4&zoom=12', '?near=43.07,-89.4'],
  ['?view=kiosk', '?panel=parking'],
  ['?view=kiosk&panels=buses,lots&lots=north', ''],
  ['?view=kiosk&panels=map', ''],
  ['?view=kiosk&panels=lots,events', '?panel=parking'],
  ['?view=kiosk&panels=events,map', '?panel=events'],
  ['?view=kiosk&panels=lots&operator=city&lots=room', '?panel=parking&operator=city'],
])('A46: the code of %s opens the rider’s page with %s', (display, rider) => {
  expect(opened(display)).toBe(`https://city.test/${rider}`);
});

test('A46: the code of a garage’s board opens that garage', () => {
  expect(opened('?view=kiosk&panels=lots,map&lots=north&stop=0100', 'city/north')).toBe(
    'https://city.test/?lot=city%2Fnorth&panel=parking',
  );
  // The board shows buses first.
  expect(opened('?view=kiosk&lots=north&stop=0100', 'city/north')).toBe(
    'https://city.test/?stop=0100',
  );
});

test('A46: the code of a city without buses opens its lots', () => {
  expect(opened('?view=kiosk', null, { vehicles: false, parking: true })).toBe(
    'https://city.test/?panel=parking',
  );
  expect(opened('?view=kiosk&panels=lots', null, { vehicles: true, parking: false })).toBe(
    'https://city.test/',
  );
});
