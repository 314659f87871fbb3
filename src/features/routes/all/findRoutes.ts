import type { RouteSettings } from '../../../contract/settings/settings.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { routeLabel } from '../../../lib/names/route-name.ts';
import { byOrder } from '../../../lib/names/route-order.ts';
import { searchKey } from '../../../lib/names/searchKey.ts';
import { findTexts } from '../../../ui/search/findTexts.ts';

const textsOf = memoizeByObject((all: readonly RouteSettings[]) =>
  all.map(({ name, agency = '', ...route }) => `${routeLabel(route)} ${name} ${agency}`),
);

/**
 * Finds routes by number, name or agency. The route with just this number comes first, then numbers that
 * begin with the query, then the best other matches.
 *
 * @param compare sorts two numbers in the page's language
 */
export function findRoutes(
  all: readonly RouteSettings[],
  query: string,
  compare: (a: string, b: string) => number,
): RouteSettings[] {
  const text = searchKey(query.trim());
  const starting = all
    .filter((route) => searchKey(routeLabel(route)).startsWith(text))
    .toSorted(byOrder(compare));
  const others = findTexts(textsOf(all), query).flatMap((index) => all[index] ?? []);
  return [...new Set([...starting, ...others])];
}
