import * as z from 'zod/mini';

import { PARKING_RULES } from '../../contract/parking/special-event.ts';
import { between } from '../../contract/wire/scalars.ts';
import { feedAddress } from './address-settings.ts';
import { PART_ACCESS } from './polling-settings.ts';

const text = z.string().check(z.minLength(1));
const hours = z.number().check(z.gte(0), z.lte(168));

/** The calendar of a venue, and the lots that its events affect. */
export const CalendarSettings = z.strictObject({
  venue: text,
  /** An iCalendar file, by path or URL. */
  feed: feedAddress,
  /** The `shortName` of each lot, or `operator/shortName`. */
  lots: z.array(text).check(z.minLength(1)),
  /** The page of events that have none. */
  webUrl: z._default(z.string().check(z.regex(/^(https?:\/\/\S+)?$/, 'web URL')), ''),
  /** Where it is; the page leads to one of its lots if omitted. */
  place: z.optional(z.strictObject({ lat: between(-90, 90), lon: between(-180, 180) })),
  /** How long before and after an event its parking rules apply, and who may park then; not known if omitted. */
  parking: z.optional(
    z.strictObject({
      beforeHours: hours,
      afterHours: hours,
      rule: z.optional(z.enum(PARKING_RULES)),
    }),
  ),
  minutes: z._default(z.number().check(z.gte(1), z.lte(10_080)), 30),
  maxAgeHours: z._default(z.number().check(z.gte(1), z.lte(8760)), 168),
  /** How many days ahead events are listed. */
  days: z._default(z.number().check(z.gte(1), z.lte(400)), 60),
  privateAddresses: PART_ACCESS,
});

export type CalendarSettings = z.output<typeof CalendarSettings>;
