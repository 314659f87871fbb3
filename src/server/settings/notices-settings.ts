import * as z from 'zod/mini';

import { feedAddress } from './address-settings.ts';
import { PART_ACCESS } from './gateway-settings.ts';

/** The operator's own notices (N10): a JSON or CSV file, by path or URL. */
export const NoticesSettings = z.strictObject({
  feed: feedAddress,
  /** How often it is read. */
  seconds: z._default(z.number().check(z.gte(5), z.lte(86_400)), 60),
  privateAddresses: PART_ACCESS,
});

export type NoticesSettings = z.output<typeof NoticesSettings>;
