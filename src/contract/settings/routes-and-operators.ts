import * as z from 'zod/mini';

import { Line } from '../line.ts';
import { isoDate, nonEmptyText, wholeBetween } from '../wire/scalars.ts';

const httpUrl = z.string().check(z.regex(/^https?:\/\/\S+$/, 'web URL'));

const hexColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'color'));

export const Route = z.strictObject({
  routeID: nonEmptyText,
  /** What people read instead of the routeID, such as its number where the routeID is a technical ID. */
  label: z.optional(nonEmptyText),
  /** Routes with a lower one are listed first, and those without one last, as people count. */
  sortOrder: z.optional(z.number()),
  name: z.string(),
  color: hexColor,
  line: z.optional(Line),
  destinations: z.optional(z.array(z.string())),
  /** GTFS route_type, such as 0 for a tram; a bus if absent. */
  type: z.optional(wholeBetween(0)),
  agency: z.optional(z.string()),
  /** Whether a route of another agency has the same label, so that riders must read the agency too. */
  sharesLabel: z.optional(z.boolean()),
  /** Which of the city's `feeds` it is from. */
  feed: z.optional(z.string()),
});

export const Operator = z.strictObject({
  code: nonEmptyText,
  name: z.string(),
  /** The operator's policy on event rates. Shown with its date and source. */
  policy: z.optional(z.strictObject({ text: z.string(), date: isoDate, webUrl: httpUrl })),
  /** When anyone may park at its lots, as `parseWeeklyHours` reads it; not known if absent. The server checks it. */
  publicHours: z.optional(z.string()),
});
