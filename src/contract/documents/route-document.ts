import * as z from 'zod/mini';

import { Line } from '../line.ts';
import { isoDate, nonEmptyText } from '../wire/scalars.ts';

/**
 * What a page may know of a route beyond the interface. It is served at the address in the
 * settings' `routeDocuments`. A source that knows nothing of a route has no document of it.
 */
export const RouteDocument = z.object({
  routeID: nonEmptyText,
  line: z.optional(Line),
  /** For directions without a line, straight from stop to stop: a schema, not the way of the vehicles. */
  schematicLine: z.optional(Line),
  /**
   * For each destination, the IDs of its stops in the order of travel. A stop that is visited twice is
   * listed twice. A destination with branches has one entry for each branch, because the page assumes
   * that each stop of an entry directly follows the one before.
   */
  directions: z.array(z.object({ destination: z.string(), stops: z.array(nonEmptyText) })),
  /**
   * The days with service within the next 14 days, in the city's zone; absent if not known. A day on which only
   * trips of the day before still run, after midnight, has service too.
   */
  serviceDates: z.optional(z.array(isoDate)),
});
export type RouteDocument = z.output<typeof RouteDocument>;
