import UFuzzy from '@leeoniya/ufuzzy';

import type { RouteSettings } from '../../../contract/settings.ts';
import { compareRoutes } from './groupRoutes.ts';

/** One typo in each word, as in the page's search, but not in a digit. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- The library exports the enum as a type only.
const fuzzy = new UFuzzy({ intraMode: 1 });

/** Up to this many words match in any order. */
const WORDS_IN_ANY_ORDER = 4;

const lower = (text: string) => UFuzzy.latinize(text).toLowerCase();

/**
 * Finds routes by ID, name or agency (R5). The route with just this ID comes first, then IDs that begin
 * with the query, then the best other matches.
 */
export function findRoutes(all: readonly RouteSettings[], query: string): RouteSettings[] {
  const text = lower(query.trim());
  const starting = all
    .filter(({ routeID }) => lower(routeID).startsWith(text))
    .toSorted(compareRoutes);
  const [matches, ranks, order] = fuzzy.search(
    UFuzzy.latinize(all.map(({ routeID, name, agency = '' }) => `${routeID} ${name} ${agency}`)),
    text,
    WORDS_IN_ANY_ORDER,
  );
  const indices = order === null ? (matches ?? []) : order.map((rank) => ranks.idx[rank]);
  const others = indices.flatMap((index) => (index === undefined ? [] : (all[index] ?? [])));
  return [...new Set([...starting, ...others])];
}
