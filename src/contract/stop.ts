import * as z from 'zod/mini';

import { identifier, keepDecodable, latitude, longitude, text } from './scalars.ts';

/** A stop (interface 2.2), as the screen has it. */
const StopOnScreen = z.object({
  stopID: z.string().check(z.minLength(1)),
  intersection: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Absent from getstoplocation, and from much that the real service sent. */
  destination: z.optional(z.string()),
});

const DocumentedStop = z.looseObject({
  stopID: identifier,
  intersection: text,
  latitude,
  longitude,
  destination: z.optional(z.nullable(text)),
});

/** What the service of 2023 sent from a file of its own, under other names. */
const StopOf2023 = z.looseObject({
  stopID: identifier,
  intersection: text,
  lat: latitude,
  lon: longitude,
  direction: z.optional(z.nullable(text)),
});

/** A stop (interface 2.2). */
export type Stop = z.output<typeof StopOnScreen>;
export const Stop = z.codec(z.union([DocumentedStop, StopOf2023]), StopOnScreen, {
  decode: (wire) => {
    const documented = z.safeParse(z.looseObject({ latitude: z.number() }), wire).success;
    const destination = wire.destination ?? wire.direction;
    return {
      stopID: wire.stopID,
      intersection: wire.intersection,
      latitude: Number(documented ? wire.latitude : wire.lat),
      longitude: Number(documented ? wire.longitude : wire.lon),
      ...(typeof destination === 'string' && destination !== '' ? { destination } : {}),
    };
  },
  encode: (stop) => stop,
});

/** The array of getstops and getnearbystops, and how many of its elements could not be read. */
const StopsOnScreen = z.object({
  timestamp: z.optional(z.string()),
  stops: z.array(StopOnScreen),
  dropped: z.number(),
});

/** getstops (interface 4.1). `routeID` is absent where every route was asked for. */
export type StopsAnswer = z.output<typeof StopsAnswer>;
export const StopsAnswer = z.codec(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    routeID: z.optional(z.nullable(text)),
    stops: z.array(z.unknown()),
  }),
  z.extend(StopsOnScreen, { routeID: z.optional(z.string()) }),
  {
    decode: (wire) => {
      const { kept, dropped } = keepDecodable(Stop, wire.stops);
      return {
        ...(wire.timestamp === undefined ? {} : { timestamp: wire.timestamp }),
        ...(typeof wire.routeID === 'string' ? { routeID: wire.routeID } : {}),
        stops: kept,
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

/** getnearbystops (interface 4.2), whose array is named `stop`, unlike that of getstops. */
export type NearbyStopsAnswer = z.output<typeof NearbyStopsAnswer>;
export const NearbyStopsAnswer = z.codec(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    stop: z.array(z.unknown()),
  }),
  StopsOnScreen,
  {
    decode: (wire) => {
      const { kept, dropped } = keepDecodable(Stop, wire.stop);
      return {
        ...(wire.timestamp === undefined ? {} : { timestamp: wire.timestamp }),
        stops: kept,
        dropped,
      };
    },
    encode: ({ timestamp, stops }) => ({
      status: '0',
      timestamp,
      stop: stops.map((stop) => z.encode(Stop, stop)),
    }),
  },
);

/** getstoplocation (interface 4.3): one stop at the top level, with no destination. */
export type StopLocationAnswer = z.output<typeof StopLocationAnswer>;
export const StopLocationAnswer = z.codec(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    stopID: identifier,
    intersection: text,
    latitude,
    longitude,
  }),
  z.extend(z.omit(StopOnScreen, { destination: true }), { timestamp: z.optional(z.string()) }),
  {
    decode: ({ timestamp, stopID, intersection, latitude: lat, longitude: lon }) => ({
      ...(timestamp === undefined ? {} : { timestamp }),
      stopID,
      intersection,
      latitude: lat,
      longitude: lon,
    }),
    encode: (location) => ({ status: '0', ...location }),
  },
);
