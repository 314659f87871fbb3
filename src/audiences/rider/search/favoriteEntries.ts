import type { Settings } from '../../../contract/settings/settings.ts';
import type { Favorite } from '../../../features/favorites/favorites.ts';
import { ENTRY_KINDS, type SearchEntry } from '../../../features/search/results/findEntries.ts';
import type { Language } from '../../../ui/text/Language.tsx';
import { isSupported } from '../../../view/supportedView.ts';

/** Ways are all on the first screen, and no search finds them. */
type Searched = Favorite & { readonly kind: Exclude<Favorite['kind'], 'journey'> };

const isSearched = (one: Favorite): one is Searched => one.kind !== 'journey';

/** The favorites that the search lists. Without parking data, a favorite lot from before leads nowhere. */
export const searchedFavorites = (
  favorites: readonly Favorite[],
  features: Settings['features'],
): Searched[] => favorites.filter(isSearched).filter(({ kind }) => isSupported(kind, features));

/** The favorites as search entries: routes first, then stops and lots. */
export function favoriteEntries(
  favorites: readonly Searched[],
  { words, labelOf, nameOf }: Language,
): SearchEntry[] {
  const entryOfKind = {
    route: ({ id, name }) => ({
      name: words.routes.unnamed(labelOf(id)),
      detail: nameOf(name),
    }),
    stop: ({ id, name }) => ({ name: nameOf(name, id), detail: words.stops.stopID(id) }),
    lot: ({ name }) => ({ name, detail: '' }),
  } satisfies Record<Searched['kind'], (one: Searched) => Pick<SearchEntry, 'name' | 'detail'>>;
  const entryOf = (one: Searched): SearchEntry => ({ ...one, ...entryOfKind[one.kind](one) });
  return ENTRY_KINDS.flatMap((kind) => favorites.filter((one) => one.kind === kind).map(entryOf));
}
