import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Vehicle } from '../../../src/contract/vehicle.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import {
  allVehicles,
  matchVehicles,
  NOW_SECONDS,
  onlyVehicle,
} from '../../support/realtime/matchVehicles.ts';
import { LAT, lonAt, smallSnapshot } from '../../support/realtime/small-snapshot.ts';
import { runs } from '../../support/runs.ts';

/** Values that feeds send, and values that only broken feeds send. */
const vehicle = fc.record(
  {
    tripID: fc.constantFrom('out', 'return', 'lap', 'bare', '', 'constructor'),
    routeID: fc.constantFrom('R3', 'R7', '__proto__', ''),
    directionID: fc.nat(4_294_967_295),
    startTime: fc.constantFrom('12:30:00', '99:99:99', '-1:00:00', 'noon', ''),
    startDate: fc.constantFrom('20261120', '00000000', '99999999', '20261399', 'today', ''),
    relationship: fc.nat(9),
    lat: fc.oneof(fc.constant(LAT), fc.float()),
    lon: fc.oneof(fc.integer({ min: -500, max: 3500 }).map(lonAt), fc.float()),
    bearing: fc.float(),
    stopSequence: fc.nat(60),
    stopID: fc.constantFrom('s0', 's1', 's3', 's9', ''),
    status: fc.nat(5),
    timestamp: fc.oneof(fc.constant(NOW_SECONDS), fc.nat(Number.MAX_SAFE_INTEGER)),
    id: fc.string(),
    label: fc.string(),
    wheelchair: fc.nat(9),
  },
  { requiredKeys: [] },
);

test('S16: with any values in a feed, each vehicle is valid or left out and counted', () => {
  const matcher = createTripMatcher(smallSnapshot());
  fc.assert(
    fc.property(fc.array(vehicle, { maxLength: 6 }), (vehicles) => {
      const match = matchVehicles(vehicles, { matcher });
      const shown = allVehicles(match);
      for (const each of shown) expect(z.decode(Vehicle, z.encode(Vehicle, each))).toEqual(each);
      const leftOut = Object.values(match.leftOut).reduce((sum, count) => sum + count, 0);
      expect([shown.length, shown.length + leftOut]).toEqual([match.matched, vehicles.length]);
    }),
    runs(300),
  );
});

test('S16: the reports after a broken one are matched as before', () => {
  const matcher = createTripMatcher(smallSnapshot());
  const report = (meters: number, bearing: number, startDate: string) =>
    onlyVehicle(
      matchVehicles([{ id: '7', tripID: 'lap', lon: lonAt(meters), bearing, startDate }], {
        matcher,
      }),
    ).nextStop;
  expect(report(1400, Number.NaN, '00000000')).not.toBe('');
  expect([report(1500, 90, ''), report(1400, 270, ''), report(900, 270, '')]).toEqual([
    'Harbor',
    'Park',
    'Mill',
  ]);
});
