import { expect, test } from 'vitest';

import { matchVehicles } from '../../../support/realtime/matchVehicles.ts';

test('T22: how full a bus is goes with it; "no data" and unknown values do not', () => {
  const fullness = (occupancy?: number) =>
    matchVehicles([{ tripID: 'return', ...(occupancy === undefined ? {} : { occupancy }) }])
      .buses[0]?.occupancy;
  expect([undefined, 0, 2, 6, 7, 8, 99].map(fullness)).toEqual([
    undefined,
    'empty',
    'few-seats-available',
    'not-accepting-passengers',
    undefined,
    undefined,
    undefined,
  ]);
});
