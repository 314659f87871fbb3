import * as z from 'zod/mini';

import { nonEmptyText } from '../wire/scalars.ts';

/** Names by key. A value that is no text is ignored. Not zod's record, which would add to every page's first script. */
const names = z.looseObject({});

/**
 * The names of a city in one language. Everywhere else names are in the feed's own language, because they are
 * keys too: of destinations in URLs and alerts, and of a bus's next stop.
 */
export const NamesDocument = z.object({
  /** BCP 47 tag */
  language: nonEmptyText,
  /** By the own name of a stop, destination, route, agency or city; those that differ from it. */
  names,
  /** By stopID, for stops whose name others share that are called something else. */
  stops: z.optional(names),
});
export type NamesDocument = z.output<typeof NamesDocument>;
