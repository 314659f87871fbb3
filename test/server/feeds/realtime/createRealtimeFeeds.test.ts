import { expect, test } from 'vitest';

import { createFakeClock } from '../../../support/realtime/createFakeClock.ts';
import { encodeFeedMessage } from '../../../support/realtime/encodeFeedMessage.ts';
import { NOW_SECONDS } from '../../../support/realtime/matchVehicles.ts';
import { openRealtime } from '../../../support/realtime/openRealtime.ts';
import { LAT, lonAt, smallSnapshot } from '../../../support/realtime/small-snapshot.ts';
import {
  BUSES,
  goodFeeds,
  messageOf,
  pollsOf,
  startFeeds,
  TRAMS,
  vehiclesOn,
} from './start-feeds.ts';

test('S7: several feeds make one report, and each is polled once however often the report is read', async () => {
  const { feeds, requests } = startFeeds(goodFeeds);
  expect(feeds.reports()).toBeNull();
  await feeds.start();
  for (let count = 0; count < 100; count++) feeds.reports();
  expect(requests).toEqual([BUSES, TRAMS]);
  expect(feeds.reports()?.reportedAt).toBe(NOW_SECONDS * 1000);
  expect(feeds.refreshAt()).toBe((NOW_SECONDS + 15) * 1000);
  expect(vehiclesOn(feeds, '3')).toMatchObject([{ vehicleID: '1', nextStop: 'Park' }]);
  expect(vehiclesOn(feeds, '7')).toMatchObject([{ vehicleID: '2' }]);
  expect(vehiclesOn(feeds, '99')).toEqual([]);
});

test('S7: a feed that fails does not affect the others; failure and recovery are logged once', async () => {
  let isDown = true;
  const { clock, feeds, log } = startFeeds((url) =>
    isDown && url === BUSES
      ? new Response('down', { status: 500 })
      : messageOf(url === TRAMS ? 'lap' : 'out', 'a', clock.now() / 1000),
  );
  await feeds.start();
  expect(vehiclesOn(feeds, '7')).toHaveLength(1);
  expect(feeds.states().map(({ failure }) => failure)).toEqual([
    'feeds.example.org responded with status 500',
    undefined,
  ]);
  await clock.advance(60_000);
  isDown = false;
  await clock.advance(120_000);
  expect(vehiclesOn(feeds, '3')).toHaveLength(1);
  expect(log).toEqual([
    {
      event: 'realtime feed failed',
      feed: 'https://feeds.example.org/buses',
      failure: 'feeds.example.org responded with status 500',
    },
    { event: 'realtime feed recovered', feed: 'https://feeds.example.org/buses' },
  ]);
});

test('S17: the log names a feed of which 5 % of the vehicles match no trip, once until that changes', async () => {
  let unknown = 1;
  const { clock, feeds, log } = startFeeds((url) => {
    if (url === TRAMS) return messageOf('lap', 'tram');
    const vehicles = Array.from({ length: 20 }, (_, index) => ({
      id: String(index),
      tripID: index < unknown ? 'no such trip' : 'out',
      lat: LAT,
      lon: lonAt(100),
    }));
    // Out of service: it counts as no bus that should match.
    const parked = { id: 'parked', lat: LAT, lon: lonAt(100) };
    const timestamp = clock.now() / 1000;
    return new Response(encodeFeedMessage({ timestamp }, [...vehicles, parked]));
  });
  await feeds.start();
  await clock.advance(60_000);
  const warning = {
    event: 'vehicles match no trip',
    feed: 'https://feeds.example.org/buses',
    reason: expect.stringMatching(/^5% of the buses match no trip \(1 of 20\)\./),
  };
  expect(log).toEqual([warning]);
  unknown = 0;
  await clock.advance(60_000);
  expect(log).toEqual([
    warning,
    { event: 'vehicles match trips again', feed: 'https://feeds.example.org/buses' },
  ]);
});

test('S9: a key in a URL is in no log entry and no state', async () => {
  const { feeds, log } = startFeeds(() => new Response('<p>Sign in</p>'));
  await feeds.start();
  expect(log).toHaveLength(2);
  expect(JSON.stringify([log, feeds.states()])).not.toContain('secret');
});

test('S25: a realtime feed that sends back the key that it is asked with is not used, in words without it', async () => {
  const clock = createFakeClock(NOW_SECONDS * 1000);
  const key = 'k3y-of-the-city';
  const feeds = openRealtime({
    feeds: [{ url: BUSES, headers: { 'X-Key': key }, keys: [key] }],
    snapshot: smallSnapshot(),
    log: () => {},
    clock,
    polls: pollsOf(async () => messageOf('out', key), clock),
  });
  await feeds.start();
  await feeds.stop();
  expect(feeds.reports()).toBeNull();
  const [failure] = feeds.states().map((state) => state.failure ?? '');
  expect(failure).toContain('sent back the key');
  expect(failure).not.toContain(key);
});

test.each([
  [false, 0],
  [true, 1],
])(
  'S16: a feed on this machine is read only if the settings allow it: %s',
  async (isAllowed, count) => {
    const clock = createFakeClock(NOW_SECONDS * 1000);
    const feeds = openRealtime({
      feeds: [{ url: 'http://localhost:8000/positions' }],
      allowPrivateAddresses: isAllowed,
      snapshot: smallSnapshot(),
      log: () => {},
      clock,
      polls: pollsOf(async () => messageOf('out', '1'), clock, '127.0.0.1'),
    });
    await feeds.start();
    expect(vehiclesOn(feeds, '3')?.length ?? 0).toBe(count);
    await feeds.stop();
  },
);

test('S6: a new snapshot applies to the vehicles that are known', async () => {
  const { feeds } = startFeeds(goodFeeds);
  await feeds.start();
  const snapshot = smallSnapshot();
  const stops = snapshot.stops.map((stop) => ({ ...stop, intersection: `${stop.intersection} 2` }));
  await feeds.use({ ...snapshot, stops }, null);
  expect(vehiclesOn(feeds, '3')).toMatchObject([{ nextStop: 'Park 2' }]);
});
