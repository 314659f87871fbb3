import type { RouteSettings } from '../../../contract/settings.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { searchKey } from '../../../lib/names/searchKey.ts';
import { findTexts } from '../../../ui/text/findTexts.ts';
import { compareRoutes } from './groupRoutes.ts';

const textsOf = memoizeByObject((all: readonly RouteSettings[]) =>
  all.map(({ routeID, name, agency = '' }) => `${routeID} ${name} ${agency}`),
);

/**
 * Finds routes by ID, name or agency (R5). The route with just this ID comes first, then IDs that begin
 * with the query, then the best other matches.
 */
export function findRoutes(all: readonly RouteSettings[], query: string): RouteSettings[] {
  const text = searchKey(query.trim());
  const starting = all
    .filter(({ routeID }) => searchKey(routeID).startsWith(text))
    .toSorted(compareRoutes);
  const others = findTexts(textsOf(all), query).flatMap((index) => all[index] ?? []);
  return [...new Set([...starting, ...others])];
}
