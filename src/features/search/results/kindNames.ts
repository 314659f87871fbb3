import type { Words } from '../../../lib/words/wordsOf.ts';
import type { SearchEntry } from './findEntries.ts';

/** Names the kinds of results as the page names their lists and layers. */
export const kindNames = ({
  page,
  routes,
  layers,
  search,
}: Words): Readonly<Record<SearchEntry['kind'], string>> => ({
  ...search.kinds,
  route: routes.heading,
  stop: layers.stops,
  vehicle: layers.vehicles,
  lot: layers.lots,
  event: page.tabs.events,
});
