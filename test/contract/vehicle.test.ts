import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { StopsAnswer } from '../../src/contract/stops/stop.ts';
import { VehiclesAnswer } from '../../src/contract/vehicle.ts';
import { openTransitBody } from '../../src/contract/wire/envelope.ts';
import { WIRE_VEHICLE } from '../support/answers/wire.ts';

const vehiclesOf = (wire: unknown) => openTransitBody(wire, VehiclesAnswer);

describe('getvehicles', () => {
  test('a count, coordinates and an identifier sent as numbers are decoded', () => {
    const wire = {
      status: 0,
      count: 1,
      routeID: 7,
      vehicles: [{ ...WIRE_VEHICLE, lat: 43.0863712, lon: -89.3601702, vehicleID: 943 }],
    };
    expect(vehiclesOf(wire)).toMatchObject({
      outcome: 'answered',
      body: { routeID: '7', vehicles: [{ lat: 43.0863712, vehicleID: '943' }], dropped: 0 },
    });
  });

  test.each([2, '2', 0])('a count of %j with one vehicle gives one vehicle', (count) => {
    const { vehicles, dropped } = z.decode(VehiclesAnswer, { count, vehicles: [WIRE_VEHICLE] });
    expect([vehicles.length, dropped]).toEqual([1, 0]);
  });

  test('the successful answer of another operation is malformed', () => {
    const wire = {
      status: '0',
      timestamp: '1:05AM',
      stop: { stopID: '0100', route: [] },
      cached: false,
    };
    expect(vehiclesOf(wire)).toMatchObject({ outcome: 'malformed' });
  });

  test('a bus at 0,0, without a GPS fix, is dropped and counted', () => {
    const nowhere = { ...WIRE_VEHICLE, lat: '0', lon: '0.0' };
    expect(z.decode(VehiclesAnswer, { vehicles: [WIRE_VEHICLE, nowhere] })).toMatchObject({
      vehicles: [{ vehicleID: '943' }],
      dropped: 1,
    });
  });
});

describe('timestamps', () => {
  test.each(['12:38pm', '0:05am', '01:05PM', '1:05PM', '1/15/2012 10:13:44 AM'])(
    'the timestamp %s is not changed',
    (timestamp) => {
      expect(z.decode(StopsAnswer, { timestamp, stops: [] }).timestamp).toBe(timestamp);
      expect(z.decode(VehiclesAnswer, { timestamp, vehicles: [] }).timestamp).toBe(timestamp);
    },
  );
});
