import * as z from 'zod/mini';

import { nonEmptyText, identifier, decodeList, latitude, longitude, text } from './scalars.ts';

/** A stop (interface 2.2), as the screen has it. */
const DecodedStop = z.object({
  stopID: nonEmptyText,
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
export const decodedStopsShape = {
  timestamp: z.optional(z.string()),
  stops: z.array(DecodedStop),
  dropped: z.number(),
};

/** getstops (interface 4.1). `routeID` is absent where every route was asked for. */
export type StopsAnswer = z.output<typeof StopsAnswer>;
export const StopsAnswer = z.codec(
  z.looseObject({
    status: z.optional(z.unknown()),
    timestamp: z.optional(text),
    routeID: z.optional(z.nullable(text)),
    stops: z.array(z.unknown()),
  }),
  z.object({ ...decodedStopsShape, routeID: z.optional(z.string()) }),
  {
    decode: (wire) => {
      const { elements: kept, dropped } = decodeList(Stop, wire.stops);
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
