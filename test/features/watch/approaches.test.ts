import { expect, test } from 'vitest';

import { approachesOf } from '../../../src/features/watch/approaches.ts';
import type { WatchedStop } from '../../../src/features/watch/approaches.ts';
import { announceOnce } from '../../../src/features/watch/announceOnce.ts';
import { START, busAt, feedOf } from '../../support/feeds.ts';

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
/** The one before it. */
const mills: WatchedStop = { ...stop, stopID: '0101', intersection: 'Park at Mills' };
const steps = (feed: ReturnType<typeof feedOf>, watch = everyBus, at = stop, stops = [at, mills]) =>
  approachesOf(watch, at, feed, stops).map(({ vehicle, step }) => [vehicle.vehicleID, step]);
const once = (...vehicles: ReturnType<typeof busAt>[]) => feedOf({ at: 0, vehicles });

test.each(['University & Park', 'PARK AT UNIVERSITY', 'park - university', 'Park @ University'])(
  'R16: a bus whose next stop is written "%s" is near the stop University & Park',
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

test('R16: a bus of a route that does not stop there is not near', () => {
  const elsewhere = { ...stop, routes: ['07'] };
  expect(steps(once(to('University & Park')), everyBus, elsewhere)).toEqual([]);
});

test('R16: of a chosen destination only its buses are told, in any case', () => {
  const feed = once(
    to('University & Park', { direction: EAST.toUpperCase().replace(' ', '  ') }),
    to('University & Park', { direction: 'Hilldale', vehicleID: '008' }),
  );
  const both = { ...stop, destinations: [EAST, 'Hilldale'] };
  expect(steps(feed, everyBus, both)).toHaveLength(2);
  expect(approachesOf({ stopID: '0100', destination: EAST }, both, feed, [both])).toHaveLength(1);
});

test('R16: what the service does not tell of directions rules no bus out', () => {
  expect(steps(once(to('University & Park', { direction: '' })))).toHaveLength(1);
  const unknown = { ...stop, destinations: [] };
  expect(steps(once(to('University & Park')), everyBus, unknown)).toHaveLength(1);
});

const learnt = feedOf(
  { at: 0, vehicles: [to('Mills & Park')] },
  { at: 10, vehicles: [busAt(300, { nextStop: 'University & Park' })] },
  { at: 20, vehicles: [busAt(600, { nextStop: 'Frances & Park' })] },
  { at: 30, vehicles: [to('Mills & Park', { vehicleID: '008' }), to('Park & University')] },
);

test('R16: a bus to the stop that was seen before it is near too, and comes after one that is due', () => {
  expect(steps(learnt)).toEqual([
    ['007', 'next'],
    ['008', 'before'],
  ]);
});

test('R16: of a bus that names a stop which is not on its way nothing is told ahead', () => {
  const across = { ...mills, destinations: ['West Transfer Point'] };
  expect(steps(learnt, everyBus, stop, [stop, across])).toEqual([['007', 'next']]);
  const untold = [stop, mills].map((one) => ({ ...one, destinations: [] }));
  expect(steps(learnt, everyBus, stop, untold)).toHaveLength(2);
});

test('R18: of a feed that many stops ask for, each bus is looked at once', () => {
  let looked = 0;
  const feed = once(to('Mills & Park'), to('University & Park', { vehicleID: '008' }));
  const vehicles = feed.vehicles.map((vehicle) =>
    Object.defineProperties(
      { ...vehicle },
      Object.getOwnPropertyDescriptors({
        get nextStop() {
          looked += 1;
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
  expect(looked).toBe(2);
});

test('R16: each bus is told once while it is near, and again when it comes round', () => {
  const due = approachesOf(everyBus, stop, once(to('University & Park')), [stop]);
  const first = announceOnce(new Map(), due, 0);
  expect(first.fresh).toHaveLength(1);
  const polled = announceOnce(first.announced, due, 10_000);
  expect(polled.fresh).toEqual([]);
  const gone = announceOnce(polled.announced, [], 60_000);
  const flickered = announceOnce(gone.announced, due, 120_000);
  expect(flickered.fresh).toEqual([]);
  const round = announceOnce(flickered.announced, due, 120_000 + 3_600_000);
  expect(round.fresh).toHaveLength(1);
  expect(announceOnce(round.announced, [], 99e6).announced.size).toBe(0);
});
