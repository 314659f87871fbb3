import { expect, test } from 'vitest';

import { aLot } from '../../support/builders.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { LOTS_KEY, startLotsFeed, URL_OF_LOTS } from '../../support/feeds/lots-feed.ts';

const MINUTE = 60_000;

test('S8: the last good lots are served with their time until the limit, then there are none', async () => {
  let isDown = false;
  const { clock, log, feed } = startLotsFeed(
    {
      kind: 'v2',
      feed: { url: URL_OF_LOTS, secret: { variable: 'LOTS_KEY', query: 'key' } },
      lotsMaxAgeSeconds: 600,
    },
    () =>
      isDown ? new Response(`no ${LOTS_KEY}`, { status: 500 }) : Response.json({ lots: [aLot()] }),
  );
  await feed.start?.();
  expect((await feed.lots.read(null, clock.now())).value).toEqual([aLot()]);
  isDown = true;
  await clock.advance(9 * MINUTE);
  expect((await feed.lots.read(null, clock.now())).value).toEqual([aLot()]);
  expect(await feed.lots.read(null, clock.now())).toMatchObject({ reportedAt: NOON, readAt: NOON });
  await clock.advance(2 * MINUTE);
  await expect(feed.lots.read(null, clock.now())).rejects.toThrow('could not be read');
  isDown = false;
  await clock.advance(10 * MINUTE);
  expect((await feed.lots.read(null, clock.now())).value).toEqual([aLot()]);
  await feed.stop?.();
  expect(log.map(({ event }) => event)).toEqual(['lots feed failed', 'lots feed recovered']);
  expect(JSON.stringify([log, feed.figures?.()])).not.toContain(LOTS_KEY);
});

test('C2, S8: a count that gets too old is not shown, although the file does not change, and one above its total is noted', async () => {
  const csv = `n;all;free;at\nA;9;5;${NOON}\nB;9;12;${NOON}`;
  const { clock, feed } = startLotsFeed(
    {
      kind: 'csv',
      feed: URL_OF_LOTS,
      columns: { name: 'n', total: 'all', open: 'free', time: 'at' },
      countsGoneMinutes: 30,
    },
    () => new Response(csv),
  );
  await feed.start?.();
  expect((await feed.lots.read(null, clock.now())).value).toMatchObject([
    { openSpots: 5 },
    { openSpots: 12 },
  ]);
  expect(feed.figures?.()).toMatchObject([
    { notes: expect.arrayContaining(['B has 12 open spots, and only 9 in all.']) },
  ]);
  await clock.advance(31 * MINUTE);
  expect((await feed.lots.read(null, clock.now())).value).toMatchObject([
    { openSpots: null, totalSpots: 9 },
    { openSpots: null },
  ]);
  expect(feed.figures?.()).toMatchObject([
    { leftOut: { places: 2, 'counts that are too old': 2 } },
  ]);
});

test('S8: lots of a ParkAPI server', async () => {
  const site = {
    original_uid: 'A1',
    name: 'Station',
    operator_name: 'Stadtwerke',
    public_url: 'https://parking.example/a1',
    address: 'Bahnhofstr. 1',
    capacity: 120,
    lat: '48.1234567',
    lon: '8.7654321',
    realtime_free_capacity: 17,
    realtime_opening_status: 'OPEN',
    realtime_data_updated_at: '2026-11-20T18:30:00Z',
  };
  const closed = { ...site, original_uid: 'B', realtime_opening_status: 'CLOSED' };
  const silent = { ...site, original_uid: 'C', realtime_free_capacity: undefined };
  const { clock, feed } = startLotsFeed({ kind: 'parkapi', feed: URL_OF_LOTS }, () =>
    Response.json({ items: [site, closed, silent], total: 3 }),
  );
  await feed.start?.();
  const lots = (await feed.lots.read(null, clock.now())).value;
  expect(lots[0]).toEqual({
    name: 'Station',
    shortName: 'A1',
    totalSpots: 120,
    openSpots: 17,
    operatedBy: 'Stadtwerke',
    webUrl: 'https://parking.example/a1',
    address: { postalCode: '', city: '', state: '', street: 'Bahnhofstr. 1' },
    coordinates: { lat: 48.1234567, lng: 8.7654321 },
    entrances: [],
  });
  expect(lots.map(({ openSpots }) => openSpots)).toEqual([17, null, null]);
  expect(lots.map(({ isClosed = false }) => isClosed)).toEqual([false, true, false]);
  expect(feed.lots.latestAt?.(NOON)).toBe(Date.parse('2026-11-20T18:30:00Z'));
});
