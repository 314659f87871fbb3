import * as z from 'zod/mini';

import { urlAddress } from './address-settings.ts';
import { PART_ACCESS } from './polling-settings.ts';

/** Where riders' searches find addresses. */
export type PlacesSettings = z.output<typeof PlacesSettings>;
export const PlacesSettings = z.strictObject({
  /** A server that answers as Photon does: the URL of its search. */
  geocoder: urlAddress,
  /** Whose data it has, in the words that its license asks for. */
  attribution: z._default(
    z.string().check(z.minLength(1), z.maxLength(200)),
    '\u00a9 OpenStreetMap contributors',
  ),
  /** How often it is asked at most, for all riders together. */
  requestsPerSecond: z._default(z.number().check(z.gte(0.1), z.lte(100)), 5),
  privateAddresses: PART_ACCESS,
});
