import * as z from 'zod/mini';

import { COLUMN_NAMES } from '../../feeds/lots/LotsOptions.ts';
import { timeFormatFault } from '../../feeds/lots/times/time-format.ts';
import { feedAddress } from './address-settings.ts';
import { goneKind, LOTS_TIMING, PART_ACCESS } from './polling-settings.ts';

const text = z.string().check(z.minLength(1));

const TimeFormatSetting = text.check((context) => {
  const fault = timeFormatFault(context.value);
  if (fault !== undefined)
    context.issues.push({ code: 'custom', input: context.value, message: fault });
});

/** How often a feed is read, by path or URL, and for how long its last good version serves. */
const FEED = {
  feed: feedAddress,
  ...LOTS_TIMING,
  privateAddresses: PART_ACCESS,
  /** The operator and the page of lots that name none. */
  operator: z._default(text, 'city'),
  webUrl: z._default(z.string().check(z.regex(/^(https?:\/\/\S+)?$/, 'web URL')), ''),
  /** What comes first in a date such as 3/4/2026. */
  dateOrder: z.optional(z.enum(['day-first', 'month-first'])),
  /** The form of times that are in none of the usual ones. */
  timeFormat: z.optional(TimeFormatSetting),
  /** What groups the digits of counts: with a dot, 1.200 is 1200. */
  thousands: z.optional(z.enum(['.', ','])),
  /** Counts whose own time is older are not shown. */
  countsGoneMinutes: z._default(z.number().check(z.gte(1), z.lte(525_600)), 120),
};

const TABLE = {
  kind: z.enum(['csv', 'geojson', 'json']),
  feed: feedAddress,
  encoding: z.optional(text),
  separator: z.optional(text),
  records: z.optional(text),
  crs: z.optional(text),
  columns: z.strictObject(Object.fromEntries(COLUMN_NAMES.map((name) => [name, z.optional(text)]))),
};

/** Where a city's lots come from, if not from its stops' source. */
export const LotsSettings = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('v2'), encoding: z.optional(text), ...FEED }),
    z.strictObject({
      ...TABLE,
      ...FEED,
      states: z._default(z.record(z.string(), z.enum(['open', 'closed', 'full', 'unknown'])), {}),
      /** The names and places, if they are in another file. */
      fixed: z.optional(z.strictObject(TABLE)),
    }),
    z.strictObject({ kind: z.literal('parkapi'), ...FEED }),
  ],
  {
    error: goneKind(
      'Use "v2", and as "feed" the URL of its lots, such as https://transit.example.org/parking/v2/lots',
    ),
  },
);

export type LotsSettings = z.output<typeof LotsSettings>;
