import * as z from 'zod/mini';

import { instant } from '../wire/instant.ts';
import { identifier, latitude, longitude, numeric, text } from '../wire/scalars.ts';

/** Where a bike is rented: the operator's page, and links that open its app. */
const RentalLinks = z.object({
  web: z.optional(z.string()),
  ios: z.optional(z.string()),
  android: z.optional(z.string()),
});

/** A station of a bike system. */
export type BikeStation = z.output<typeof BikeStation>;
export const BikeStation = z.object({
  bikeID: identifier,
  name: text,
  latitude,
  longitude,
  /** The system's name. */
  system: text,
  /** What can be rented there; missing while nothing is rented out, or if it is not known. */
  bikes: z.optional(numeric),
  /** How many of them have a motor; missing if it is not known. */
  ebikes: z.optional(numeric),
  /** Where bikes can be returned; missing while none is taken back, or if it is not known. */
  docks: z.optional(numeric),
  /** When the counts were taken; missing without counts. */
  countedAt: z.optional(instant),
  links: z.optional(RentalLinks),
});

/** Bikes and scooters that stand about a place without a station. */
export type FreeBikes = z.output<typeof FreeBikes>;
export const FreeBikes = z.object({
  latitude,
  longitude,
  system: text,
  bikes: numeric,
  /** How many of the bikes have a motor. */
  ebikes: z.optional(numeric),
  scooters: z.optional(numeric),
  countedAt: instant,
});

/** What can be rented in a city. */
export interface Bikes {
  readonly stations: readonly BikeStation[];
  readonly free: readonly FreeBikes[];
}

/** The answer of getbikes. Its lists are decoded one by one: see `bikesFrom`. */
export type BikesAnswer = z.output<typeof BikesAnswer>;
export const BikesAnswer = z.looseObject({
  status: z.optional(z.unknown()),
  timestamp: z.optional(text),
  stations: z.array(z.unknown()),
  free: z.array(z.unknown()),
  /** Whether a system can't be read. */
  isPartial: z.optional(z.boolean()),
});
