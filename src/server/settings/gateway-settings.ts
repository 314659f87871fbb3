import * as z from 'zod/mini';

import { urlAddress } from './address-settings.ts';

const between = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max));

/** Whether a source's feeds and services may be on this machine or in a private network (S16). */
export const SOURCE_ACCESS = z._default(z.boolean(), false);
/** The same for one part of a source, such as its lots. If omitted, that of the source applies. */
export const PART_ACCESS = z.optional(z.boolean());

/** How a gateway asks its upstream, for any of its operations. */
export const UPSTREAM = {
  /** The base URL of the service, without /v1, and the key that the gateway adds to each request. */
  service: urlAddress,
  /** The most requests in 24 hours. With more, all intervals become longer. */
  requestsPerDay: z.optional(z.int().check(z.gte(1), z.lte(100_000_000))),
  /** The time limit of a request. Shorter than that of the page, which would give up first. */
  timeoutSeconds: z._default(between(1, 60), 8),
  privateAddresses: PART_ACCESS,
};

/** How often the upstream's lots are requested, and how long its last response serves. */
export const LOTS_TIMING = {
  lotsSeconds: z._default(between(5, 86_400), 60),
  lotsMaxAgeSeconds: z._default(between(5, 604_800), 3600),
};

/** How often the buses of a route are requested while riders look at them. */
const VEHICLES_TIMING = {
  vehiclesSeconds: z._default(between(2, 86_400), 15),
  vehiclesMaxAgeSeconds: z._default(between(2, 604_800), 120),
};

/** Live buses from a service that speaks the interface, for stops from elsewhere (S10). */
export const VehiclesSettings = z.strictObject({
  kind: z.literal('gateway'),
  ...UPSTREAM,
  ...VEHICLES_TIMING,
});
export type VehiclesSettings = z.output<typeof VehiclesSettings>;

export const GATEWAY = {
  kind: z.literal('gateway'),
  ...UPSTREAM,
  privateAddresses: SOURCE_ACCESS,
  ...LOTS_TIMING,
  ...VEHICLES_TIMING,
  stopsMinutes: z._default(between(1, 43_200), 360),
  stopsMaxAgeHours: z._default(between(1, 8760), 168),
};
