import * as z from 'zod/mini';

import {
  nonEmptyText,
  identifier,
  decodeList,
  latitude,
  longitude,
  numeric,
  text,
} from './wire/scalars.ts';

/** A vehicle's feature. Undefined means unknown, not "no": in 2012 the real service sent none. */
const flag = z.optional(z.boolean());

const DecodedVehicle = z.object({
  lat: z.number(),
  lon: z.number(),
  direction: z.string(),
  nextStop: z.string(),
  vehicleID: nonEmptyText,
  wifiAccess: flag,
  bikeRack: flag,
  wheelChairLift: flag,
  wheelChairAccessible: flag,
});

/** A vehicle that is now on a route (interface 2.3). */
export type Vehicle = z.output<typeof DecodedVehicle>;
export const Vehicle = z.codec(
  z
    .looseObject({
      lat: latitude,
      lon: longitude,
      direction: z.optional(z.nullable(text)),
      nextStop: z.optional(z.nullable(text)),
      vehicleID: identifier,
      wifiAccess: z.optional(z.unknown()),
      bikeRack: z.optional(z.unknown()),
      wheelChairLift: z.optional(z.unknown()),
      wheelChairAccessible: z.optional(z.unknown()),
    })
    .check(
      // GPS receivers without a fix report 0,0.
      z.refine((wire) => wire.lat !== 0 || wire.lon !== 0, 'expected a position other than 0,0'),
    ),
  DecodedVehicle,
  {
    decode: (wire) => {
      const flagOf = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
      return {
        lat: wire.lat,
        lon: wire.lon,
        direction: wire.direction ?? '',
        nextStop: wire.nextStop ?? '',
        vehicleID: wire.vehicleID,
        wifiAccess: flagOf(wire.wifiAccess),
        bikeRack: flagOf(wire.bikeRack),
        wheelChairLift: flagOf(wire.wheelChairLift),
        wheelChairAccessible: flagOf(wire.wheelChairAccessible),
      };
    },
    encode: (vehicle) => vehicle,
  },
);

/**
 * The answer of getvehicles (interface 4.4). `count` is ignored: the real service once sent one more
 * than there were vehicles.
 */
export type VehiclesAnswer = z.output<typeof VehiclesAnswer>;
export const VehiclesAnswer = z.codec(
  z.looseObject({
    status: z.optional(z.unknown()),
    count: z.optional(numeric),
    routeID: z.optional(text),
    timestamp: z.optional(text),
    vehicles: z.array(z.unknown()),
  }),
  z.object({
    routeID: z.optional(z.string()),
    timestamp: z.optional(z.string()),
    vehicles: z.array(DecodedVehicle),
    dropped: z.number(),
  }),
  {
    decode: (wire) => {
      const { elements: vehicles, dropped } = decodeList(Vehicle, wire.vehicles);
      return {
        ...(wire.routeID === undefined ? {} : { routeID: wire.routeID }),
        ...(wire.timestamp === undefined ? {} : { timestamp: wire.timestamp }),
        vehicles,
        dropped,
      };
    },
    encode: ({ routeID, timestamp, vehicles }) => ({
      status: '0',
      count: vehicles.length,
      routeID,
      timestamp,
      vehicles: vehicles.map((vehicle) => z.encode(Vehicle, vehicle)),
    }),
  },
);
