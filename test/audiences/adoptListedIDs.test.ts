import { expect, test } from 'vitest';

import { withListedRoutes, withRouteIDs } from '../../src/audiences/adoptListedIDs.ts';
import { FULL_CITY } from '../../src/lib/words/city-words.ts';
import { createFormats } from '../../src/lib/words/formats.ts';
import { loadPageWords } from '../../src/lib/words/loadWords.ts';

const route = (routeID: string, feed: string) => ({ routeID, feed, name: '', color: '#000000' });
const CITY = {
  feeds: ['north', 'south'],
  routes: [
    route('north:1', 'north'),
    route('south:1', 'south'),
    route('2', 'north'),
    route('3', 'south'),
  ],
};

test.each([
  ['a route that two feeds have is that of the first feed', '?route=1,2', '?route=north:1,2'],
  ['a route may have its feed in front', '?route=south:3,south:1', '?route=3,south:1'],
  ['a route of another feed stays unknown', '?route=north:3,7', '?route=north:3,7'],
  [
    'a bus and the one that is followed',
    '?vehicle=1/b4&follow=1/b4',
    '?vehicle=north:1/b4&follow=north:1/b4',
  ],
  ['an alert of a route', '?alert=100~1~5~East', '?alert=100~north:1~5~East'],
  ['the rest of an address', '?view=kiosk&stop=5&route=1', '?view=kiosk&stop=5&route=north:1'],
])('G2: in a link from before the second feed, %s', (_what, search, expected) => {
  expect(decodeURIComponent(withListedRoutes(search, CITY))).toBe(expected);
});

test('G2: favorites from before the second feed keep their routes', () => {
  const stop = { kind: 'stop' as const, id: '5', name: 'Main', routes: ['1', '2'] };
  const favorites = [{ kind: 'route' as const, id: '1', name: 'Harbor' }, stop];
  const listed = (id: string) => (id === '1' ? 'north:1' : id);
  const after = withRouteIDs(favorites, listed);
  expect(after).toEqual([
    { kind: 'route', id: 'north:1', name: 'Harbor' },
    { ...stop, routes: ['north:1', '2'] },
  ]);
  expect(withRouteIDs(after, listed)).toBe(after);
});

test('G2: a stop has the number that is on its sign, in every part of the page and each language', async () => {
  const city = { ...FULL_CITY, feeds: CITY.feeds };
  for (const lang of ['en', 'he']) {
    const { words } = await loadPageWords(lang, city);
    const { stopID } = words.stops;
    const plain = (await loadPageWords(lang)).words.stops.stopID;
    expect(stopID('north:100')).toBe(plain('100'));
    expect(stopID('NSR:100')).toBe(plain('NSR:100'));
    const { list } = createFormats(lang, 'feet', 'America/Chicago');
    expect(stopID(list(['100', 'south:7']))).toBe(plain(list(['100', '7'])));
  }
});
