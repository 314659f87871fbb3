import { expect, test } from 'vitest';

import { aLot } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { startLotsFeed, URL_OF_LOTS } from '../../support/feeds/lots-feed.ts';

const MINUTE = 60_000;
const WROTE = NOON - 90 * MINUTE;
const lastModified = { 'last-modified': new Date(WROTE).toUTCString() };
const secondsOf = (time: number) => Math.floor(time / 1000) * 1000;

test.each([
  ['the interface', { kind: 'v2' }, JSON.stringify({ lots: [aLot()] })],
  ['a table', { kind: 'csv', columns: { name: 'n', open: 'free' } }, 'n,free\nA,5'],
])(
  'S8: counts in %s have the time at which the server says they were written',
  async (_what, kind, text) => {
    const { clock, feed } = startLotsFeed(
      { ...kind, feed: URL_OF_LOTS },
      () => new Response(text, { headers: lastModified }),
    );
    await feed.start?.();
    await clock.advance(10 * MINUTE);
    await feed.lots.read(null, clock.now());
    expect(feed.lots.latestAt?.(clock.now())).toBe(secondsOf(WROTE));
  },
);

test('S8: lots without any counts do not get old', async () => {
  const { clock, feed } = startLotsFeed(
    { kind: 'v2', feed: URL_OF_LOTS },
    () =>
      new Response(JSON.stringify({ lots: [aLot({ openSpots: null })] }), {
        headers: lastModified,
      }),
  );
  await feed.start?.();
  await feed.lots.read(null, clock.now());
  expect(feed.lots.latestAt?.(clock.now())).toBe(NOON);
});

test('S8, S16: a table without any usable lot is a failure, and the last good one stays', async () => {
  let csv = 'id,total,open\nA,10,5\nB,20,6\n';
  const { clock, log, feed } = startLotsFeed(
    { kind: 'csv', feed: URL_OF_LOTS, columns: { id: 'id', total: 'total', open: 'open' } },
    () => new Response(csv),
  );
  await feed.start?.();
  csv = 'id,total,open\nA,,\nB,,\n';
  await clock.advance(2 * MINUTE);
  expect((await feed.lots.read(null, clock.now())).value).toHaveLength(2);
  expect(feed.health?.()).toEqual({ lots: false });
  const failure =
    'No row of the file is a lot. Left out: rows without a place and a number (2). Check "columns" in the settings.';
  expect(log).toContainEqual({ event: 'lots feed failed', feed: URL_OF_LOTS, failure });
});
