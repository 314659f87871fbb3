import * as z from 'zod/mini';

import { feedAddress } from './address-settings.ts';
import { PART_ACCESS } from './polling-settings.ts';

/** A bike system, by the path or URL of its gbfs.json. */
export type BikesSettings = z.output<typeof BikesSettings>;
export const BikesSettings = z.strictObject({
  feed: feedAddress,
  /** How often its counts are read. */
  seconds: z._default(z.number().check(z.gte(10), z.lte(86_400)), 60),
  privateAddresses: PART_ACCESS,
});
