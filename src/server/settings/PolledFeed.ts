import * as z from 'zod/mini';

import { feedAddress } from './address-settings.ts';
import { PART_ACCESS } from './polling-settings.ts';

/** One of the feeds of an added subject, by path or URL. Of a bike system it is its gbfs.json. */
export type PolledFeed = z.output<typeof PolledFeed>;
export const PolledFeed = z.strictObject({
  feed: feedAddress,
  /** How often it is read. */
  seconds: z._default(z.number().check(z.gte(10), z.lte(86_400)), 60),
  privateAddresses: PART_ACCESS,
});
