import { expect, test } from 'vitest';

import { LOTS_KEY, startLotsFeed, URL_OF_LOTS } from '../../support/feeds/lots-feed.ts';

const SITES = Array.from({ length: 7 }, (_, index) => ({
  id: index * 10 + 3,
  original_uid: `L${index}`,
  name: `Lot ${index}`,
  capacity: 9,
}));

/** A server with pages of three sites. */
function start(page: (sites: typeof SITES, start: number) => object) {
  const asked: string[] = [];
  const trial = startLotsFeed(
    {
      kind: 'parkapi',
      feed: { url: `${URL_OF_LOTS}?purpose=CAR`, secret: { variable: 'LOTS_KEY', query: 'key' } },
    },
    (url) => {
      const { searchParams } = new URL(url);
      asked.push(searchParams.get('start') ?? '');
      expect(searchParams.get('purpose')).toBe('CAR');
      expect(searchParams.get('key')).toBe(LOTS_KEY);
      const from = Number(searchParams.get('start') ?? 0);
      return Response.json(page(SITES.filter(({ id }) => id >= from).slice(0, 3), from));
    },
  );
  return { ...trial, asked };
}

const after = (start: number) => `/lots?purpose=CAR&start=${start}`;
/** Like the real server, which names no page after one that is not full. */
const pathAfter = (items: typeof SITES) =>
  items.length < 3 ? {} : { next_path: after((items.at(-1)?.id ?? 0) + 1) };
const total = { total_count: SITES.length };

test.each([
  ['by the IDs of its lots', () => total],
  ['by its path to the next page', (items: typeof SITES) => ({ ...total, ...pathAfter(items) })],
  ['by its path, without a total', pathAfter],
  [
    'by its path, although the total is too low',
    (items: typeof SITES) => ({ total_count: 1, ...pathAfter(items) }),
  ],
])('S8: all pages of a ParkAPI server are read, %s', async (_how, next) => {
  const { clock, feed, asked } = start((items) => ({ items, next_path: null, ...next(items) }));
  await feed.start?.();
  const lots = (await feed.lots.read(null, clock.now())).value;
  expect(lots.map(({ shortName }) => shortName)).toEqual(SITES.map(({ original_uid: id }) => id));
  expect(asked).toEqual(['', '24', '54']);
});

test('S8: an empty page is the last one', async () => {
  const { clock, feed, asked } = start((items, from) => ({
    items,
    next_path: after((items.at(-1)?.id ?? from) + 1),
  }));
  await feed.start?.();
  expect((await feed.lots.read(null, clock.now())).value).toHaveLength(SITES.length);
  expect(asked).toEqual(['', '24', '54', '64']);
});

test('S8: a page without a total and a path is the only one', async () => {
  const { clock, feed, asked } = start((items) => ({ items, next_path: '' }));
  await feed.start?.();
  expect((await feed.lots.read(null, clock.now())).value).toHaveLength(3);
  expect(asked).toEqual(['']);
});

test.each([
  [
    'pages in a circle',
    (items: object[], from: number) => ({ items, next_path: after(from === 0 ? 1 : 0) }),
  ],
  [
    'pages without end',
    (_items: object[], from: number) => ({ items: SITES, next_path: after(from + 1) }),
  ],
  ['a page that names itself', (items: object[]) => ({ items, next_path: '/lots?purpose=CAR' })],
  ['a page on another server', (items: object[]) => ({ items, next_path: '//b.example/' })],
  ['a page at no address', (items: object[]) => ({ items, next_path: 'https://[' })],
  ['a page without a list', (items: object[], from: number) => (from > 0 ? {} : { items })],
])('S16: %s are a failure', async (_what, page) => {
  const { clock, log, feed, asked } = start((items, from) => ({
    ...page(items, from),
    total_count: 1e9,
  }));
  await feed.start?.();
  await expect(feed.lots.read(null, clock.now())).rejects.toThrow('could not be read');
  expect(asked.length).toBeLessThan(101);
  expect(log).toMatchObject([
    { event: 'lots feed failed', failure: expect.stringMatching(/^parking\.example has/) },
  ]);
});
