import { expect, test } from 'vitest';

import { tripMatcherSteps } from '../../../../src/feeds/realtime/match/createTripMatcher.ts';
import { runStepsWithPauses } from '../../../../src/lib/steps.ts';
import { matchVehicles, onlyVehicle } from '../../../support/realtime/matchVehicles.ts';
import { smallSnapshot } from '../../../support/realtime/small-snapshot.ts';

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
