import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { findTexts } from '../../../ui/search/findTexts.ts';
import type { Selection } from '../../../view/view.ts';

/** A stop or lot to find. */
export interface PlaceEntry {
  readonly selection: Selection;
  readonly name: string;
  readonly detail: string;
}

const namesOf = memoizeByObject((all: readonly PlaceEntry[]) =>
  all.map(({ name, selection }) => `${name} ${selection.id}`),
);
const textsOf = memoizeByObject((all: readonly PlaceEntry[]) =>
  all.map(({ name, detail }) => `${name} ${detail}`),
);

/**
 * The places that match a query, as the riders' search finds them: those of that name or number first, then those of
 * which only the line below says it.
 */
export function findPlaces(all: readonly PlaceEntry[], query: string): readonly PlaceEntry[] {
  const found = [...findTexts(namesOf(all), query), ...findTexts(textsOf(all), query)];
  return [...new Set(found)].flatMap((index) => all[index] ?? []);
}
