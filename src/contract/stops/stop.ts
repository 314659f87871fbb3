import * as z from 'zod/mini';

import {
  nonEmptyText,
  identifier,
  decodeList,
  latitude,
  longitude,
  text,
} from '../wire/scalars.ts';

/** A stop that is one place with a listed stop. */
export type OtherStop = z.output<typeof OtherStop>;
const OtherStop = z.object({
  stopID: nonEmptyText,
  intersection: z.string(),
  /** Whose number it is, if that is not the agency of the listed stop. */
  agency: z.optional(z.string()),
});

/** The stops of other agencies in an answer; none if it has no list of them. */
export const otherStopsIn = (wire: unknown): { otherStops?: OtherStop[] } =>
  Array.isArray(wire) ? { otherStops: decodeList(OtherStop, wire).elements } : {};

/** Stops of other agencies at this place, which are not listed themselves. Not in the real service's answers. */
export const otherStops = z.optional(z.array(OtherStop));

/** A decoded stop (interface 2.2). */
const DecodedStop = z.object({
  stopID: nonEmptyText,
  intersection: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Missing in getstoplocation, and often in the real service's other answers. */
  destination: z.optional(z.string()),
  /** Riders only get off here, on the way to this destination. Not in the real service's answers. */
  exitOnly: z.optional(z.boolean()),
  /** Riders only get on with a reservation. Not in the real service's answers. */
  byReservation: z.optional(z.boolean()),
  /** Missing where the feed doesn't say. Not in the real service's answers. */
  wheelChairAccessible: z.optional(z.boolean()),
  otherStops,
});

const DocumentedStop = z.looseObject({
  stopID: identifier,
  intersection: text,
  latitude,
  longitude,
  destination: z.optional(z.nullable(text)),
});

/** In 2023 the real service sent stops with other field names. */
const LegacyStop = z.looseObject({
  stopID: identifier,
  intersection: text,
  lat: latitude,
  lon: longitude,
  direction: z.optional(z.nullable(text)),
});

/** A stop (interface 2.2). */
export type Stop = z.output<typeof DecodedStop>;
export const Stop = z.codec(z.union([DocumentedStop, LegacyStop]), DecodedStop, {
  decode: (wire) => {
    const isDocumented = typeof wire.latitude === 'number';
    const destination = wire.destination ?? wire.direction;
    return {
      stopID: wire.stopID,
      intersection: wire.intersection,
      latitude: Number(isDocumented ? wire.latitude : wire.lat),
      longitude: Number(isDocumented ? wire.longitude : wire.lon),
      ...(typeof destination === 'string' && destination !== '' && { destination }),
      ...(wire.exitOnly === true && { exitOnly: true }),
      ...(wire.byReservation === true && { byReservation: true }),
      ...(typeof wire.wheelChairAccessible === 'boolean' && {
        wheelChairAccessible: wire.wheelChairAccessible,
      }),
      ...otherStopsIn(wire.otherStops),
    };
  },
  encode: (stop) => stop,
});

/** The answer of getstops (interface 4.1). `routeID` is missing in the answer for all routes. */
export type StopsAnswer = z.output<typeof StopsAnswer>;
export const StopsAnswer = z.codec(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    routeID: z.optional(z.nullable(text)),
    stops: z.array(z.unknown()),
  }),
  z.object({
    timestamp: z.optional(z.string()),
    routeID: z.optional(z.string()),
    stops: z.array(DecodedStop),
    /** How many could not be decoded. */
    dropped: z.number(),
  }),
  {
    decode: (wire) => {
      const { elements: stops, dropped } = decodeList(Stop, wire.stops);
      return {
        ...(wire.timestamp === undefined ? {} : { timestamp: wire.timestamp }),
        ...(typeof wire.routeID === 'string' ? { routeID: wire.routeID } : {}),
        stops,
        dropped,
      };
    },
    encode: ({ timestamp, routeID, stops }) => ({
      status: '0',
      timestamp,
      routeID,
      stops: stops.map((stop) => z.encode(Stop, stop)),
    }),
  },
);
