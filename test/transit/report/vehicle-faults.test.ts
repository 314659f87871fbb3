import { expect, test } from 'vitest';

import { startFeeds, vehiclesOn } from '../../server/feeds/realtime/start-feeds.ts';
import { encodeFeedMessage, type FeedVehicle } from '../../support/realtime/encodeFeedMessage.ts';
import { LAT, lonAt } from '../../support/realtime/small-snapshot.ts';

/** Starts both feeds with the same vehicles, which can be replaced. Times are now. */
async function startWith(first: readonly FeedVehicle[]) {
  let vehicles = first;
  const { clock, feeds, log } = startFeeds(() => {
    const timestamp = clock.now() / 1000;
    return new Response(encodeFeedMessage({ timestamp }, vehicles));
  });
  await feeds.start();
  return {
    feeds,
    failure: () => feeds.states()[0]?.failure,
    failures: () =>
      log.filter(({ event }) => event === 'realtime feed failed').map(({ failure }) => failure),
    replace: async (next: readonly FeedVehicle[]) => {
      vehicles = next;
      await clock.advance(20_000);
    },
  };
}

const buses = (count: number, bus: FeedVehicle) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    tripID: 'out',
    lat: LAT,
    lon: lonAt(100),
    ...bus,
  }));

const SEATTLE = { lat: 47.6, lon: -122.3 };

test('S7: a feed of another city is a failure that is logged at its first poll', async () => {
  const { feeds, failure, failures, replace } = await startWith(buses(627, SEATTLE));
  const reason = '627 of 627 buses are far from this city';
  expect(failure()).toBe(reason);
  expect(feeds.states()[0]?.leftOut?.farAway).toBe(627);
  expect(failures()).toEqual([reason, reason]);
  await replace([...buses(627, SEATTLE), ...buses(1, { id: 'here' })]);
  expect(failure(), 'a feed of the region').toBeUndefined();
  await replace(buses(627, SEATTLE));
  expect(failure(), 'at night, a feed of the region has only others').toBeUndefined();
});

test.each<[string, FeedVehicle, string]>([
  [
    'on trips of another timetable',
    { tripID: 'other' },
    '8 of 8 buses are on no route of this city',
  ],
  ['without any ID', { id: '', entityID: '', tripID: '', routeID: '3' }, '8 of 8 buses have no ID'],
  ['without a position', { lat: 0, lon: 0 }, '8 of 8 buses have no position'],
  [
    'with old positions',
    { timestamp: 1_500_000_000 },
    '8 of 8 buses have positions that are too old',
  ],
])('S7: a feed whose buses are all %s is a failure', async (_what, bus, reason) => {
  const { feeds, failure, replace } = await startWith(buses(8, bus));
  expect(failure()).toBe(reason);
  expect(vehiclesOn(feeds, '3')).toEqual([]);
  await replace([...buses(7, bus), ...buses(1, { id: 'good' })]);
  expect(failure()).toBeUndefined();
});

test.each<[string, readonly FeedVehicle[]]>([
  ['are parked', buses(8, { tripID: '' })],
  [
    'are parked, but for one that returns to its garage',
    [...buses(8, { tripID: '' }), ...buses(1, { id: 'back', tripID: 'garage' })],
  ],
  ['have canceled trips', buses(8, { relationship: 3 })],
])('S7: a feed whose buses %s is no failure', async (_what, vehicles) => {
  const { failure, failures } = await startWith(vehicles);
  expect([failure(), failures()]).toEqual([undefined, []]);
});
