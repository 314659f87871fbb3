import { expect, test } from 'vitest';

import { aFeed, FEED_DAY } from '../../support/feeds/a-feed.ts';
import type { FeedVehicle } from '../../support/realtime/encodeFeedMessage.ts';
import { openLiveCity } from '../../support/times/openLiveCity.ts';
import { at, comes, LIVE_CITY_FILES, messageOf } from '../../support/times/small-live-city.ts';

/** An extra trip along the stops 1, 2, 3 and 5, 1.1 km apart and then 2.2 km. */
const EXTRA = {
  tripID: 'extra',
  routeID: 'r1',
  relationship: 1,
  stops: [comes('s1', '08:00'), comes('s2', '08:05'), comes('s3', '08:10'), comes('s5', '08:20')],
};

const busAt = (lat: number, clock: string, rest: FeedVehicle = {}): FeedVehicle => ({
  id: 'b9',
  tripID: 'extra',
  routeID: 'r1',
  lat,
  lon: -89.4,
  timestamp: at(clock),
  ...rest,
});

/** What the third stop's board says of the trip once the bus was seen; the feed of updates ended at 08:00. */
async function boardAfter(clock: string, lat: number, rest: FeedVehicle = {}) {
  const city = await openLiveCity(aFeed(LIVE_CITY_FILES), FEED_DAY, { hasEstimates: true });
  const positions = messageOf([], clock, [busAt(lat, clock, rest)]);
  for (let twice = 0; twice < 2; twice++)
    city.see([messageOf([EXTRA], '08:00'), positions], at(clock) * 1000);
  return (city.arrivals('s3', at(clock) * 1000)?.arrivals ?? [])
    .filter(({ state }) => state === 'added')
    .map(
      ({ expectedAt, basis, vehicleID }) =>
        `${Math.round((expectedAt / 1000 - at('08:00')) / 60)} min ${basis} ${vehicleID}`,
    );
}

test('T8: the times of an added trip are carried on from where its bus is', async () => {
  // Half way from the first stop to the second, two minutes late.
  expect(await boardAfter('08:04:30', 43.015)).toEqual(['12 min estimated b9']);
});

test('T8: a bus that waits at the first stop of an added trip leaves it by its times', async () => {
  expect(await boardAfter('07:58', 43.01)).toEqual(['10 min reported ']);
  expect(await boardAfter('08:02:45', 43.01)).toEqual(['13 min estimated b9']);
});

test('T8: an added trip whose bus is elsewhere, or is named for another day, has no time of ours', async () => {
  expect(await boardAfter('08:04:30', 43.015, { lon: -89.45 })).toEqual([]);
  expect(await boardAfter('08:04:30', 43.015, { startDate: '20260602' })).toEqual([]);
});

test('T8: a stop that the bus of an added trip has passed has no row', async () => {
  expect(await boardAfter('08:08', 43.035)).toEqual([]);
});
