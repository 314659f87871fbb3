import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { encodeAlert, WireAlert } from '../../../../src/contract/alerts/AlertsAnswer.ts';
import { ArrivalsAnswer } from '../../../../src/contract/arrivals.ts';
import { LotsAnswer } from '../../../../src/contract/parking/parking-lot.ts';
import { StopsAnswer } from '../../../../src/contract/stop.ts';
import { TripAnswer } from '../../../../src/contract/trip-times.ts';
import { VehiclesAnswer } from '../../../../src/contract/vehicle.ts';
import {
  decodeAlerts,
  decodeArrivals,
  decodeLots,
  decodeStops,
  decodeTrip,
  decodeVehicles,
} from '../../../../src/service/sources/gateway/decode-upstream.ts';
import {
  UpstreamError,
  type UpstreamResponse,
} from '../../../../src/service/sources/gateway/Upstream.ts';
import { anAlert, aTrip } from '../../../support/builders.ts';
import { requestJson, smallService } from '../../../support/cities/small-service.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { damagedBytes } from '../../../support/gtfs/damage.ts';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';

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
    '/v1/getarrivals?stopID=0100',
    (response) => {
      const { stopID = '', arrivals } = decodeArrivals(response, NOON);
      const rows = arrivals.map((arrival) => ({ ...arrival, minutes: 0 }));
      return z.safeEncode(ArrivalsAnswer, { stopID, arrivals: rows, dropped: 0 }).success;
    },
  ],
  [
    '/v1/gettrip?tripID=20261120.t1',
    (response) => z.safeEncode(TripAnswer, { trip: decodeTrip(response).trip, dropped: 0 }).success,
  ],
  [
    '/v1/getalerts',
    (response) => {
      const { alerts } = decodeAlerts(response);
      return z.safeParse(
        z.array(WireAlert),
        alerts.map((alert) => encodeAlert(alert)),
      ).success;
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

const SERVICE = smallService({
  alerts: supply(async () => [anAlert({ concerns: [{ routeID: '03', stops: ['0100'] }] })]),
  times: {
    ...timesOf(() => [arrivalIn(4, { vehicleID: '007', basis: 'reported' })]),
    trip: supply(async () => aTrip()),
  },
});

test.each(OPERATIONS)(
  'S16, T27: a damaged response to %s is read or refused',
  async (path, isSound) => {
    const { body } = await requestJson(SERVICE, path);
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
  },
);
