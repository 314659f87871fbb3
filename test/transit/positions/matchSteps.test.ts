import { expect, test } from 'vitest';

import { decodeFeedSteps } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runStepsWithPauses } from '../../../src/lib/steps.ts';
import {
  createTripMatcher,
  tripMatcherSteps,
} from '../../../src/transit/positions/createTripMatcher.ts';
import { encodeFeedMessage } from '../../support/realtime/encodeFeedMessage.ts';
import { NOW_SECONDS, matchVehicles, onlyVehicle } from '../../support/realtime/matchVehicles.ts';
import { LAT, lonAt, smallSnapshot } from '../../support/realtime/small-snapshot.ts';

const VEHICLES = 5000;

test('S16: riders are answered while the vehicles of a large message are decoded and matched', async () => {
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const vehicles = Array.from({ length: VEHICLES }, (_, index) => ({
    tripID: 'out',
    id: String(index),
    lat: LAT,
    lon: lonAt(index % 3000),
  }));
  const bytes = encodeFeedMessage({ timestamp: NOW_SECONDS }, vehicles);
  const message = await runStepsWithPauses(decodeFeedSteps(bytes), pause);
  expect(pauses).toBe(VEHICLES / 500);
  const matcher = createTripMatcher(smallSnapshot());
  const steps = matcher.matchSteps(message, { now: NOW_SECONDS * 1000 });
  const match = await runStepsWithPauses(steps, pause);
  expect(pauses).toBe(VEHICLES / 500 + VEHICLES / 50);
  expect(match.matched).toBe(VEHICLES);
});

const OTHERS = 50_000;

test('S7: the trips of a large region are indexed in steps', async () => {
  const snapshot = smallSnapshot();
  const { trips } = snapshot;
  const zeros = Array.from({ length: OTHERS }, () => 0);
  const manyTrips = {
    ids: [...zeros.map((_, index) => `other ${index}`), ...trips.ids],
    patterns: [...zeros, ...trips.patterns],
    services: [...zeros, ...trips.services],
    starts: [...zeros, ...trips.starts],
    wheelchairs: [...zeros, ...trips.wheelchairs],
    bikes: [...zeros, ...trips.bikes],
  };
  let pauses = 0;
  const steps = tripMatcherSteps({ ...snapshot, trips: manyTrips });
  const matcher = await runStepsWithPauses(steps, async () => {
    pauses += 1;
  });
  expect(pauses).toBeGreaterThan(OTHERS / 10_000);
  const match = matchVehicles([{ tripID: 'back', id: '7' }], { matcher });
  expect(onlyVehicle(match).direction).toBe(
    onlyVehicle(matchVehicles([{ tripID: 'back', id: '7' }])).direction,
  );
});
