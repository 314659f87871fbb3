import { expect, test } from 'vitest';

import { NOON } from '../../support/cities/small-source.ts';
import { startLotsFeed } from '../../support/feeds/lots-feed.ts';

const MINUTE = 60_000;

test('S8, S15: names and places come from a second file, which has figures of its own', async () => {
  let isDown = false;
  const { clock, feed } = startLotsFeed(
    {
      kind: 'csv',
      feed: 'https://parking.example/live.csv',
      columns: { id: 'id', open: 'free' },
      fixed: {
        kind: 'csv',
        feed: 'https://places.example/fixed.csv?key=quiet',
        columns: { id: 'id', name: 'name' },
      },
    },
    (url) => {
      if (url.endsWith('live.csv')) return new Response('id,free\n7,3');
      return isDown ? new Response('', { status: 500 }) : new Response('id,name\n7,North');
    },
  );
  await feed.start?.();
  expect((await feed.lots.read(null, clock.now())).value).toMatchObject([
    { shortName: '7', name: 'North', openSpots: 3 },
  ]);
  const live = { feed: 'lots', name: 'parking.example', isFailing: false, failures: 0 };
  const fixed = { feed: 'lots', name: 'fixed places.example', readAt: NOON };
  expect(feed.figures?.()).toMatchObject([live, { ...fixed, isFailing: false, requests: 1 }]);
  isDown = true;
  await clock.advance(65 * MINUTE);
  const [ofLive, ofPlaces] = feed.figures?.() ?? [];
  expect(ofLive).toMatchObject(live);
  const failure = 'places.example responded with status 500';
  expect(ofPlaces).toMatchObject({ ...fixed, isFailing: true, failure });
  // After the first failure it is asked again within minutes, at times that vary.
  expect(ofPlaces?.failures).toBeGreaterThan(0);
  expect(ofPlaces?.requests).toBe(1 + (ofPlaces?.failures ?? 0));
  expect(JSON.stringify(feed.figures?.())).not.toContain('quiet');
});
