import * as z from 'zod/mini';

import {
  nonEmptyText,
  identifier,
  decodeList,
  latitude,
  longitude,
  text,
} from '../wire/scalars.ts';
import { stationIn, type Station } from './station.ts';
import { Stop, otherStops, otherStopsIn } from './stop.ts';

/** The answer of getnearbystops (interface 4.2). Its array is named `stop`, not `stops`. */
export type NearbyStopsAnswer = z.output<typeof NearbyStopsAnswer>;
export const NearbyStopsAnswer = z.pipe(
  z.looseObject({ timestamp: z.optional(text), stop: z.array(z.unknown()) }),
  z.transform(({ timestamp, stop }) => {
    const { elements, dropped } = decodeList(Stop, stop);
    return { timestamp, stops: elements, dropped };
  }),
);

/** The answer of getstoplocation (interface 4.3): one stop at the top level, without destination. */
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
  z.object({
    timestamp: z.optional(z.string()),
    stopID: nonEmptyText,
    intersection: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    wheelChairAccessible: z.optional(z.boolean()),
    /** platform_code. */
    platform: z.optional(z.string()),
    /** The station that it is or belongs to. */
    station: z.optional(z.custom<Station>()),
    otherStops,
  }),
  {
    decode: ({ timestamp, stopID, intersection, latitude: lat, longitude: lon, ...wire }) => ({
      ...(timestamp === undefined ? {} : { timestamp }),
      stopID,
      intersection,
      latitude: lat,
      longitude: lon,
      ...(typeof wire['wheelChairAccessible'] === 'boolean' && {
        wheelChairAccessible: wire['wheelChairAccessible'],
      }),
      ...(typeof wire['platform'] === 'string' && { platform: wire['platform'] }),
      ...stationIn(wire['station']),
      ...otherStopsIn(wire['otherStops']),
    }),
    encode: (location) => ({ status: '0', ...location }),
  },
);
