import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../../../src/contract/parking-lot.ts';
import { StopsAnswer } from '../../../../src/contract/stop.ts';
import { VehiclesAnswer } from '../../../../src/contract/vehicle.ts';
import {
  decodeLots,
  decodeStops,
  decodeVehicles,
} from '../../../../src/service/sources/gateway/decode-upstream.ts';
import {
  UpstreamError,
  type UpstreamResponse,
} from '../../../../src/service/sources/gateway/Upstream.ts';
import { requestJson, smallService } from '../../../support/cities/small-service.ts';
import { damagedBytes } from '../../../support/gtfs/damage.ts';

/** Each decoder with its operation, and whether a value of it can be sent on to riders. */
const OPERATIONS: readonly [path: string, isSound: (response: UpstreamResponse) => boolean][] = [
  [
    '/v1/getstops?routeID=03',
    (response) => {
      const stops = [...decodeStops(response, '03').stops];
      return z.safeEncode(StopsAnswer, { stops, dropped: 0 }).success;
    },
  ],
  [
    '/v1/getvehicles?routeID=03',
    (response) => {
      const vehicles = [...decodeVehicles(response, 'America/Chicago').vehicles];
      return z.safeEncode(VehiclesAnswer, { vehicles, dropped: 0 }).success;
    },
  ],
  [
    '/parking/v2/lots?expand=specialevents',
    (response) => {
      const lots = [...decodeLots(response).lots];
      return z.safeEncode(LotsAnswer, { lots, dropped: 0 }).success;
    },
  ],
];

test.each(OPERATIONS)('S16: a damaged response to %s is read or refused', async (path, isSound) => {
  const { body } = await requestJson(smallService(), path);
  const good = new TextEncoder().encode(JSON.stringify(body));
  const outcomeOf = (bytes: Uint8Array) => {
    try {
      return isSound({ bytes, validators: { etag: null, lastModified: null } });
    } catch (error) {
      return error instanceof UpstreamError ? 'refused' : error;
    }
  };
  expect(outcomeOf(good)).toBe(true);
  fc.assert(
    fc.property(damagedBytes(good), (bytes) => {
      expect([true, 'refused']).toContain(outcomeOf(bytes));
    }),
    { numRuns: 200 },
  );
});
