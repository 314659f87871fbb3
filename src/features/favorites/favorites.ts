import { createContext, use, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { createStoredValue } from '../../ui/browser/createStoredValue.ts';
import type { StoredValue } from '../../ui/browser/createStoredValue.ts';

const Favorite = z.object({
  kind: z.enum(['route', 'stop', 'lot', 'journey']),
  /** Of the ways between two places, both as in a link: `from=0036&to=1489`. */
  id: z.string(),
  /** Its name when it was chosen, so that it can be shown before anything is loaded. */
  name: z.string(),
  /** The known routes of a stop, needed to find its buses. */
  routes: z.optional(z.array(z.string())),
  /** The name of the place where the ways end. `name` is that of their start. */
  to: z.optional(z.string()),
});

/** A route, a stop, a lot, or the ways from one place to another that the rider marked as a favorite. */
export type Favorite = z.output<typeof Favorite>;

/** A limit that keeps the list short enough to scan. */
export const MAX_FAVORITES = 50;
/** Each of the ways is a request while the first list is shown. */
export const MAX_WAYS = 6;

/** The first ones, as many as there may be. */
const withinLimits = (all: readonly Favorite[]): readonly Favorite[] => {
  const ways = all.filter(({ kind }) => kind === 'journey');
  return all
    .filter((one) => one.kind !== 'journey' || ways.indexOf(one) < MAX_WAYS)
    .slice(0, MAX_FAVORITES);
};

/** The stored favorites of this device. Entries that can't be read are dropped one by one. */
export function createFavorites(): StoredValue<readonly Favorite[]> {
  return createStoredValue<readonly Favorite[]>(
    'favourites',
    (stored) =>
      Array.isArray(stored)
        ? withinLimits(
            stored.flatMap((one) => {
              const parsed = z.safeParse(Favorite, one);
              return parsed.success ? [parsed.data] : [];
            }),
          )
        : undefined,
    [],
  );
}

/** The stored favorites; null if the audience stores nothing on the device. */
export const FavoritesContext = createContext<StoredValue<readonly Favorite[]> | null>(null);

/** The favorites and functions to change them. */
export interface Favorites {
  /** The latest first. */
  readonly all: readonly Favorite[];
  readonly has: (favorite: Pick<Favorite, 'kind' | 'id'>) => boolean;
  readonly toggle: (favorite: Favorite) => void;
  /** Adds newly known routes to an existing favorite. */
  readonly mergeRoutes: (favorite: Favorite) => void;
  readonly clear: () => void;
}

const NONE: readonly Favorite[] = [];
const noSubscription = () => () => {};
const noFavorites = () => NONE;

/** The favorites of this device; null if the audience stores nothing. */
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
      store.set(others.length < all.length ? others : withinLimits([one, ...all]));
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
