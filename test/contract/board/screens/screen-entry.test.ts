import { expect, test } from 'vitest';

import { boardOf } from '../../../../src/contract/board/screens/screen-entry.ts';

const board = (entry: unknown, address = 'view=kiosk&id=lobby-3') =>
  boardOf(new URLSearchParams(address), entry);

test('A56: an entry names what a display shows, in the parameters of an address', () => {
  const { options, hours, wrong } = board({
    stop: ['0100', '0341'],
    route: ['3', 7],
    panels: 'departures,map',
    near: ['43.6,-91.8'],
    title: 'Lobby, north',
    lang: ['en', 'es'],
    dist: 4.5,
    touch: true,
    hours: 'Mo-Fr 06:30-22:00',
    message: { en: 'Elevator closed' },
    refreshBefore: '2026-11-20T12:00:00-06:00',
    disabled: false,
  });
  expect(wrong).toEqual([]);
  expect(options).toMatchObject({
    stops: ['0100', '0341'],
    routes: ['3', '7'],
    panels: ['departures', 'map'],
    near: [{ lat: 43.6, lon: -91.8 }],
    title: 'Lobby, north',
    languages: ['en', 'es'],
    distanceMeters: 4.5,
    touch: true,
    id: 'lobby-3',
  });
  expect(hours).toHaveLength(5);
});

test('A56: a member takes the place of the parameter of the same name, and the others stay', () => {
  const { options, warnings, wrong } = board({ stop: '0341' }, 'stop=0100,0200&dist=5&titel=x');
  expect(options).toMatchObject({ stops: ['0341'], distanceMeters: 5 });
  // What is wrong with the address isn't the entry's.
  expect([warnings, wrong]).toEqual([['titel is not a parameter and was ignored'], []]);
});

test('A56: without an entry, the address says it all', () => {
  expect(board(null, 'stop=0100').options.stops).toEqual(['0100']);
});

test.each([
  ['text', 'off', /^expected an object/],
  ['a list', [], /^expected an object/],
  ['a member that no board has', { titel: 'Lobby' }, /^titel /],
  ['a name that every object has', { constructor: 'x' }, /^constructor /],
  ['a value that no list has', { panels: 'departures,weather', stop: '1' }, /^panels=weather /],
  ['a number that is too large', { dist: 500 }, /^dist=500 /],
  ['a language that isn’t there', { lang: 'tlh' }, /^lang=tlh /],
  ['an object in place of text', { title: { en: 'Lobby' } }, /^title /],
  ['null', { stop: null }, /^stop /],
  ['a list in a list', { stop: [['0100']] }, /^stop /],
  ['hours that are none', { hours: '6 to 10' }, /^hours /],
  ['hours as a number', { hours: 6 }, /^hours /],
  ['a message that is none', { message: 3 }, /^message /],
  ['an order that is none', { disabled: 'yes' }, /^disabled /],
  ['the ID of the display', { id: 'lobby-4' }, /^id /],
  ['a secret', { secret: 'only-our-displays' }, /^secret /],
  ['more than a board has', { title: 'x'.repeat(9_000) }, /^expected an object/],
])('A56: an entry with %s is wrong, and its member is named', (_, entry, named) => {
  expect(board(entry).wrong).toContainEqual(expect.stringMatching(named));
});
