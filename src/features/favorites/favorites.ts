import { createContext, use, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { createStoredValue } from '../../ui/browser/createStoredValue.ts';
import type { StoredValue } from '../../ui/browser/createStoredValue.ts';

const Favorite = z.object({
  kind: z.enum(['route', 'stop', 'lot']),
  id: z.string(),
  /** As it was called when it was chosen: it can be shown before anything is loaded. */
  name: z.string(),
  /** Of a stop: the routes by which it was known, without which its buses are not. */
  routes: z.optional(z.array(z.string())),
});

/** Something that a rider wants to come back to (R6). */
export type Favorite = z.output<typeof Favorite>;

/** A bound, so that the list stays one that can be looked through. */
export const MAX_FAVORITES = 50;

/** Favourites on this device; what is not one of them is dropped by itself. */
export function createFavorites(): StoredValue<readonly Favorite[]> {
  return createStoredValue<readonly Favorite[]>(
    'favourites',
    (stored) =>
      Array.isArray(stored)
        ? stored
            .flatMap((one) => {
              const parsed = z.safeParse(Favorite, one);
              return parsed.success ? [parsed.data] : [];
            })
            .slice(0, MAX_FAVORITES)
        : undefined,
    [],
  );
}

/** Where favourites are kept; null where the audience keeps nothing on the device. */
export const FavoritesContext = createContext<StoredValue<readonly Favorite[]> | null>(null);

/** The latest first, or none where none are kept, and the way to change them. */
export interface Favorites {
  readonly all: readonly Favorite[];
  readonly has: (favorite: Pick<Favorite, 'kind' | 'id'>) => boolean;
  readonly toggle: (favorite: Favorite) => void;
  /** Adds what is known now of one that is kept: its routes. */
  readonly mergeRoutes: (favorite: Favorite) => void;
  readonly clear: () => void;
}

const NONE: readonly Favorite[] = [];
const noSubscription = () => () => {};
const noFavorites = () => NONE;

/** The favourites of this device; null where the audience keeps nothing. */
export function useFavorites(): Favorites | null {
  const store = use(FavoritesContext);
  const all = useSyncExternalStore(store?.subscribe ?? noSubscription, store?.get ?? noFavorites);
  if (store === null) return null;
  const isSame = (a: Pick<Favorite, 'kind' | 'id'>) => (b: Favorite) =>
    a.kind === b.kind && a.id === b.id;
  return {
    all,
    has: (one) => all.some(isSame(one)),
    toggle(one) {
      const others = all.filter((other) => !isSame(one)(other));
      store.set(others.length < all.length ? others : [one, ...all].slice(0, MAX_FAVORITES));
    },
    mergeRoutes(one) {
      const existing = all.find(isSame(one));
      const routes = new Set([...(existing?.routes ?? []), ...(one.routes ?? [])]);
      if (existing === undefined || routes.size === (existing.routes?.length ?? 0)) return;
      const merged = { ...existing, routes: [...routes] };
      store.set(all.map((other) => (other === existing ? merged : other)));
    },
    clear: store.clear,
  };
}

/**
 * The favorites with another ID for a stop: the one that the service gives it (R35). Where both are
 * favorites, the first stays with the routes of the two. The same object where nothing changes.
 */
export function withStopID(
  all: readonly Favorite[],
  from: string,
  to: string,
): readonly Favorite[] {
  const isStop = ({ kind, id }: Favorite) => kind === 'stop' && (id === from || id === to);
  if (!all.some((one) => isStop(one) && one.id === from)) return all;
  const [first, ...others] = all.filter(isStop);
  const routes = [first, ...others].flatMap((one) => one?.routes ?? []);
  return all.flatMap((one) => {
    if (!isStop(one)) return [one];
    return one === first ? [{ ...one, id: to, routes: [...new Set(routes)] }] : [];
  });
}
