import { expect, test } from 'vitest';

import { uniqueWatches } from '../../../src/contract/links/stop-watch.ts';
import { announceOnce, approachKey } from '../../../src/features/watch/announceOnce.ts';
import { approachesOf, nextAtStops } from '../../../src/features/watch/approaches.ts';
import type { WatchedStop } from '../../../src/features/watch/WatchedStop.ts';
import { START, busAt, feedOf } from '../../support/feeds/feeds.ts';

const EAST = 'East Transfer Point';
const stop: WatchedStop = {
  stopID: '0100',
  intersection: 'University & Park',
  latitude: START.lat,
  longitude: START.lon,
  routes: ['03'],
  destinations: [EAST],
};
const everyBus = { stopID: '0100', destination: null };
const to = (nextStop: string, overrides: Parameters<typeof busAt>[1] = {}) =>
  busAt(0, { nextStop, ...overrides });
const steps = (feed: ReturnType<typeof feedOf>, watch = everyBus, at = stop) =>
  approachesOf(watch, at, feed, [at]).map(({ vehicle, step }) => [vehicle.vehicleID, step]);
const once = (...vehicles: ReturnType<typeof busAt>[]) => feedOf({ at: 0, vehicles });

test.each(['University & Park', 'PARK AT UNIVERSITY', 'park - university', 'Park @ University'])(
  'R16: a bus with the next stop "%s" is near the stop University & Park',
  (name) => {
    expect(steps(once(to(name)))).toEqual([['007', 'next']]);
  },
);

test.each([
  ['another stop', to('University & Mills')],
  ['no stop at all', to('')],
  ['the other direction', to('University & Park', { direction: 'West Transfer Point' })],
])('R16: a bus to %s is not near', (_, bus) => {
  expect(steps(once(bus))).toEqual([]);
});

test('R16: a bus on a route that does not serve the stop is not near', () => {
  const elsewhere = { ...stop, routes: ['07'] };
  expect(steps(once(to('University & Park')), everyBus, elsewhere)).toEqual([]);
});

test('R16: alerts for one destination are only for its buses, in any spelling', () => {
  const feed = once(
    to('University & Park', { direction: EAST.toUpperCase().replace(' ', '  ') }),
    to('University & Park', { direction: 'Hilldale', vehicleID: '008' }),
  );
  const both = { ...stop, destinations: [EAST, 'Hilldale'] };
  expect(steps(feed, everyBus, both)).toHaveLength(2);
  expect(approachesOf({ stopID: '0100', destination: EAST }, both, feed, [both])).toHaveLength(1);
});

test('R16: a bus or a stop without a known destination still causes alerts', () => {
  expect(steps(once(to('University & Park', { direction: '' })))).toHaveLength(1);
  const unknown = { ...stop, destinations: [] };
  expect(steps(once(to('University & Park')), everyBus, unknown)).toHaveLength(1);
});

test('R18: the next stop of a bus is looked up a few times, not once for each of many stops', () => {
  let lookups = 0;
  const feed = once(to('Mills & Park'), to('University & Park', { vehicleID: '008' }));
  const vehicles = feed.vehicles.map((vehicle) =>
    Object.defineProperties(
      { ...vehicle },
      Object.getOwnPropertyDescriptors({
        get nextStop() {
          lookups += 1;
          return vehicle.nextStop;
        },
      }),
    ),
  );
  const counted = { ...feed, vehicles };
  const stops = Array.from({ length: 50 }, (_, index) => ({
    ...stop,
    stopID: String(index),
    intersection: index === 7 ? stop.intersection : `${index}th & Main`,
  }));
  const near = stops.map((at) => approachesOf(everyBus, at, counted, stops).length);
  expect(near.indexOf(1)).toBe(7);
  expect(near.filter((count) => count > 0)).toHaveLength(1);
  expect(lookups).toBeLessThan(10);
});

test('R16: each bus is announced once while it is near, and again on its next trip', () => {
  const due = approachesOf(everyBus, stop, once(to('University & Park')), [stop]);
  const first = announceOnce(new Map(), due, approachKey, 0);
  expect(first.fresh).toHaveLength(1);
  const polled = announceOnce(first.announced, due, approachKey, 10_000);
  expect(polled.fresh).toEqual([]);
  const gone = announceOnce(polled.announced, [], approachKey, 60_000);
  const flickered = announceOnce(gone.announced, due, approachKey, 120_000);
  expect(flickered.fresh).toEqual([]);
  const nextTrip = announceOnce(flickered.announced, due, approachKey, 120_000 + 3_600_000);
  expect(nextTrip.fresh).toHaveLength(1);
  expect(announceOnce(nextTrip.announced, [], approachKey, 99e6).announced.size).toBe(0);
});

test('R16, R20: two watches of a stop whose destinations differ only in spelling are one', () => {
  const [mixedCase, upperCase] = [EAST, EAST.toUpperCase()].map((destination) => ({
    stopID: '0100',
    destination,
  }));
  const other = { stopID: '0101', destination: EAST };
  const watches = [mixedCase, everyBus, upperCase, other, everyBus].flatMap((watch) => watch ?? []);
  expect(uniqueWatches(watches)).toEqual([mixedCase, everyBus, other]);
});

test('R16: the buses whose next stop is a stop are found on every route', () => {
  const both = { ...stop, routes: ['03', '07'] };
  const elsewhere = { ...stop, stopID: '0200', intersection: 'Main & First' };
  const park = to('University & Park');
  const of03 = feedOf({ at: 0, vehicles: [park, to('Park & University', { vehicleID: '008' })] });
  const of07 = { ...feedOf({ at: 0, vehicles: [{ ...park, vehicleID: '009' }] }), routeID: '07' };
  const lost = feedOf({ at: 0, vehicles: [to(''), to('Nowhere', { vehicleID: '010' })] });
  const found = nextAtStops([of03, of07, lost], [both, elsewhere]);
  expect([...found.keys()]).toEqual(['0100']);
  expect(found.get('0100')?.map(({ vehicleID }) => vehicleID)).toEqual(['007', '008', '009']);
  expect(nextAtStops([of03], []).size).toBe(0);
});
