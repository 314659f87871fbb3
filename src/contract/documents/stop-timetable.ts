import * as z from 'zod/mini';

import { instant } from '../wire/instant.ts';
import { isoDate, nonEmptyText } from '../wire/scalars.ts';

/** Every departure of one stop on one service day by the timetable alone, the earliest first. */
export const StopTimetable = z.object({
  stopID: nonEmptyText,
  /** The service day. Times after midnight are on the date after it. */
  date: isoDate,
  timeZone: z.string(),
  departures: z.array(
    z.object({
      routeID: nonEmptyText,
      destination: z.string(),
      at: instant,
      tripID: z.string(),
      /** Seconds between two buses from `at` until `until`, where the timetable says no more. */
      headway: z.optional(z.number()),
      until: z.optional(instant),
    }),
  ),
  /** Whether the feed has no service on this day, because it begins later or has ended. */
  outside: z.optional(z.boolean()),
  /** Whether departures of an agency that stops here too can't be read now. */
  isPartial: z.optional(z.boolean()),
  /** Whether only the first departures of the day are there, because the feed has more than any real stop. */
  isCut: z.optional(z.boolean()),
});
export type StopTimetable = z.output<typeof StopTimetable>;
