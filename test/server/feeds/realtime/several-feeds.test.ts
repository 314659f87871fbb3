import { expect, test } from 'vitest';

import type { LogEntry } from '../../../../src/server/log.ts';
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

const down = () => new Response('down', { status: 503 });

test('R11, S7: two minutes after a feed went down, the buses of its routes are not known', async () => {
  let isDown = false;
  const { clock, feeds } = startFeeds((url) => (isDown && url === BUSES ? down() : goodFeeds(url)));
  await feeds.start();
  isDown = true;
  await clock.advance(100_000);
  expect(vehiclesOn(feeds, '3')).toHaveLength(1);
  await clock.advance(60_000);
  expect(feeds.reports()?.ofRoute('3')).toBeNull();
  expect(vehiclesOn(feeds, '7'), 'the other feed is live').toHaveLength(1);
  // The trips of the next day don't change which feed the route's buses come from.
  await feeds.use(smallSnapshot(), null);
  expect(feeds.reports()?.ofRoute('3')).toBeNull();
  isDown = false;
  await clock.advance(300_000);
  expect(vehiclesOn(feeds, '3')).toHaveLength(1);
});

test('R11, S7: a route has the time of its own feed, so that it looks frozen beside one that is live', async () => {
  const { clock, feeds } = startFeeds((url) =>
    url === BUSES ? messageOf('out', '1') : messageOf('lap', '2', clock.now() / 1000),
  );
  await feeds.start();
  await clock.advance(300_000);
  expect(feeds.reports()?.ofRoute('3')).toMatchObject({
    reportedAt: NOW_SECONDS * 1000,
    vehicles: [{ vehicleID: '1' }],
  });
  expect(feeds.reports()?.ofRoute('7')?.reportedAt).toBe(clock.now());
  await clock.advance(420_000);
  expect(feeds.reports()?.ofRoute('3'), 'stuck').toBeNull();
  expect(vehiclesOn(feeds, '7')).toHaveLength(1);
});

test('R11, S7: a route without buses has none only if the feed that it had them from is live', async () => {
  let [busTrip, isTramDown] = ['out', false];
  const { clock, feeds } = startFeeds((url) => {
    if (url === TRAMS) return isTramDown ? down() : messageOf('lap', '2', clock.now() / 1000);
    return messageOf(busTrip, '1', clock.now() / 1000);
  });
  await feeds.start();
  busTrip = 'no such trip';
  isTramDown = true;
  await clock.advance(180_000);
  expect(vehiclesOn(feeds, '3'), 'its own feed is live').toEqual([]);
  expect(feeds.reports()?.ofRoute('99'), 'it may be a route of the trams').toBeNull();
  isTramDown = false;
  await clock.advance(300_000);
  expect(vehiclesOn(feeds, '99')).toEqual([]);
});

test('S7: a feed of trip updates and alerts says nothing about where buses are', async () => {
  const updates = () =>
    new Response(
      encodeFeedMessage({ timestamp: NOW_SECONDS }, [
        { isBare: true, tripUpdate: true },
        { isBare: true, tripUpdate: true },
        { isBare: true, alert: true },
      ]),
    );
  let isDown = false;
  const { clock, feeds } = startFeeds((url) => {
    if (url === TRAMS) return updates();
    return isDown ? down() : messageOf('out', '1', clock.now() / 1000);
  });
  await feeds.start();
  expect(vehiclesOn(feeds, '7'), 'no bus, by the feed of positions').toEqual([]);
  isDown = true;
  await clock.advance(180_000);
  expect(feeds.reports()).toBeNull();
});

test('S7: buses of two operators may have one number, except on the same route', async () => {
  const { feeds } = startFeeds((url) => messageOf(url === BUSES ? 'out' : 'lap', '101'));
  await feeds.start();
  expect(vehiclesOn(feeds, '3')).toMatchObject([{ vehicleID: '101', direction: 'Harbor Point' }]);
  expect(vehiclesOn(feeds, '7')).toMatchObject([{ vehicleID: '101', direction: 'Lap' }]);

  const both = startFeeds((url) =>
    url === BUSES ? messageOf('out', '101', NOW_SECONDS - 30) : messageOf('back', '101'),
  );
  await both.feeds.start();
  expect(vehiclesOn(both.feeds, '3')).toMatchObject([{ vehicleID: '101', direction: 'Mill' }]);
});

test('S7: of two feeds of one route, the buses of a frozen one disappear', async () => {
  const { clock, feeds } = startFeeds((url) =>
    url === BUSES ? messageOf('out', '1') : messageOf('back', '2', clock.now() / 1000),
  );
  await feeds.start();
  expect(vehiclesOn(feeds, '3')).toHaveLength(2);
  await clock.advance(240_000);
  expect(feeds.reports()?.ofRoute('3')).toMatchObject({
    reportedAt: clock.now(),
    vehicles: [{ vehicleID: '2' }],
  });
});

test('G1: a bus matches no trip only if no feed of the city that reads it has the trip', async () => {
  const clock = createFakeClock(NOW_SECONDS * 1000);
  const log: LogEntry[] = [];
  const vehicles = ['out', 'south out'].map((tripID) => ({
    id: tripID,
    tripID,
    lat: LAT,
    lon: lonAt(100),
  }));
  let requests = 0;
  const polls = pollsOf(async () => {
    requests += 1;
    return new Response(encodeFeedMessage({ timestamp: clock.now() / 1000 }, vehicles));
  }, clock);
  const north = smallSnapshot();
  const ids = north.trips.ids.map((id) => `south ${id}`);
  const cities = [north, { ...north, trips: { ...north.trips, ids } }].map((snapshot) =>
    openRealtime({
      feeds: [{ url: BUSES }],
      snapshot,
      polls,
      clock,
      log: (entry) => log.push(entry),
    }),
  );
  await Promise.all(cities.map((feeds) => feeds.start()));
  await clock.advance(20_000);
  expect(requests).toBe(2);
  expect(cities.map((feeds) => vehiclesOn(feeds, '3')?.map(({ vehicleID }) => vehicleID))).toEqual([
    ['out'],
    ['south out'],
  ]);
  expect(log).toEqual([]);
  const [first, second] = cities;
  await second?.stop();
  await clock.advance(20_000);
  expect(requests, 'the other still reads it').toBe(3);
  expect(log).toMatchObject([{ event: 'vehicles match no trip' }]);
  await first?.stop();
  await clock.advance(60_000);
  expect(requests).toBe(3);
});
