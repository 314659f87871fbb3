import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../src/contract/parking/parking-lot.ts';
import { NearbyStopsAnswer, StopLocationAnswer } from '../../src/contract/stops/stop-lookups.ts';
import { StopsAnswer } from '../../src/contract/stops/stop.ts';
import { VehiclesAnswer } from '../../src/contract/vehicle.ts';
import { openTransitBody, refusalBody } from '../../src/contract/wire/envelope.ts';
import { numeric } from '../../src/contract/wire/scalars.ts';
import { aLot, anEvent, aStop, aVehicle } from '../support/builders.ts';

const AnyObject = z.looseObject({});

const overTheWire = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire));

test('S1: every number of a transit answer is encoded as decimal digits and decodes to the same', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
      const wire = z.encode(numeric, degrees);
      expect(wire).toMatch(/^-?\d+(\.\d+)?$/);
      expect(z.decode(numeric, wire)).toBeCloseTo(degrees, 9);
    }),
  );
});

test('S1: the client decodes the stops that the service encodes', () => {
  const stops = [aStop(), aStop({ stopID: '0043', latitude: -0.5, longitude: 0 })];
  const answer = { timestamp: '12:38pm', stops, dropped: 0 };
  const wire = overTheWire(z.encode(StopsAnswer, { ...answer, routeID: '03' }));
  expect(
    z.decode(StopsAnswer, z.parse(z.looseObject({ stops: z.array(z.unknown()) }), wire)),
  ).toEqual({ ...answer, routeID: '03' });
});

test('S1: a stop’s location has no destination, even if the stop has one', () => {
  const wire = overTheWire(z.encode(StopLocationAnswer, { timestamp: '12:38pm', ...aStop() }));
  expect(Object.keys(z.parse(z.looseObject({}), wire)).toSorted()).toEqual([
    'intersection',
    'latitude',
    'longitude',
    'status',
    'stopID',
    'timestamp',
  ]);
});

test('S1: the client decodes the vehicles that the service encodes', () => {
  const answer = {
    routeID: '03',
    timestamp: '1/15/2012 10:13:44 AM',
    vehicles: [aVehicle()],
    dropped: 0,
  };
  const wire = overTheWire(z.encode(VehiclesAnswer, answer));
  expect(wire).toMatchObject({ status: '0', count: '1' });
  expect(openTransitBody(wire, VehiclesAnswer)).toEqual({ outcome: 'answered', body: answer });
});

test('S1: the client decodes the lots that the service encodes', () => {
  const unknown = { openSpots: null, totalSpots: null, coordinates: null };
  const plain = [aLot(), aLot(unknown)];
  const undated = anEvent({ eventDatetime: null, eventVenue: null, parkingEndDatetime: null });
  const withEvents = [
    aLot({ specialEvents: [anEvent(), undated] }),
    aLot({ specialEvents: null }),
    aLot({ specialEvents: [] }),
  ];
  for (const lots of [plain, withEvents]) {
    const wire = overTheWire(z.encode(LotsAnswer, { lots, dropped: 0 }));
    expect(z.safeParse(LotsAnswer, wire).data).toEqual({ lots, dropped: 0 });
  }
});

test('S1, G6: what is not known of a lot is left out, and only an unknown count is null', () => {
  const undated = anEvent({ eventDatetime: null, eventVenue: null });
  const lots = [
    aLot({ openSpots: null, totalSpots: null, coordinates: null, specialEvents: [undated] }),
    aLot({ specialEvents: null }),
    aLot({ specialEvents: [] }),
  ];
  const wire = overTheWire(z.encode(LotsAnswer, { lots, dropped: 0 }));
  const always = ['name', 'shortName', 'operatedBy', 'webUrl', 'address', 'entrances'];
  const counted = [...always, 'totalSpots', 'openSpots', 'coordinates'];
  const [first, second, third] = z.parse(z.object({ lots: z.array(AnyObject) }), wire).lots;
  expect(Object.keys(first ?? {}).toSorted()).toEqual(
    [...always, 'openSpots', 'specialEvents'].toSorted(),
  );
  expect(first?.['openSpots']).toBeNull();
  expect(Object.keys(second ?? {}).toSorted()).toEqual(counted.toSorted());
  expect(third?.['specialEvents']).toEqual([]);
  // The interface has null for a venue and for parking times, but not for the event's time.
  const { eventDatetime: _, ...event } = undated;
  expect(first?.['specialEvents']).toEqual([event]);
});

test('S1: encoding an invalid value throws', () => {
  const answer = (vehicle: ReturnType<typeof aVehicle>) => ({ vehicles: [vehicle], dropped: 0 });
  for (const vehicle of [
    aVehicle({ lat: Number.NaN }),
    aVehicle({ lat: 91 }),
    aVehicle({ vehicleID: '' }),
  ]) {
    expect(() => z.encode(VehiclesAnswer, answer(vehicle))).toThrow(/./);
  }
});

test('S2: a refusal has the status "-1" and a description', () => {
  expect(openTransitBody(refusalBody('Because'), StopsAnswer)).toEqual({
    outcome: 'refused',
    description: 'Because',
  });
});

test('S16: no JSON makes openTransitBody throw', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (wire) => {
      for (const schema of [StopsAnswer, NearbyStopsAnswer, StopLocationAnswer, VehiclesAnswer]) {
        expect(['answered', 'refused', 'malformed']).toContain(
          openTransitBody(wire, schema).outcome,
        );
      }
      expect(typeof z.safeParse(LotsAnswer, wire).success).toBe('boolean');
    }),
  );
});
