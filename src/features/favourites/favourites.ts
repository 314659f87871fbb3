import { createContext, use, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { createKept } from '../../ui/browser/createKept.ts';
import type { Kept } from '../../ui/browser/createKept.ts';

const Favourite = z.object({
  kind: z.enum(['route', 'stop', 'lot']),
  id: z.string(),
  /** As it was called when it was chosen: it can be shown before anything is loaded. */
  name: z.string(),
  /** Of a stop: the routes by which it was known, without which its buses are not. */
  routes: z.optional(z.array(z.string())),
});

/** Something that a rider wants to come back to (R6). */
export type Favourite = z.output<typeof Favourite>;

/** A bound, so that the list stays one that can be looked through. */
export const MOST_FAVOURITES = 50;

/** Favourites on this device; what is not one of them is dropped by itself. */
export function createFavourites(): Kept<readonly Favourite[]> {
  return createKept<readonly Favourite[]>(
    'favourites',
    (kept) =>
      Array.isArray(kept)
        ? kept
            .flatMap((one) => {
              const parsed = z.safeParse(Favourite, one);
              return parsed.success ? [parsed.data] : [];
            })
            .slice(0, MOST_FAVOURITES)
        : undefined,
    [],
  );
}

/** Where favourites are kept; null where the audience keeps nothing on the device. */
export const FavouritesContext = createContext<Kept<readonly Favourite[]> | null>(null);

/** The latest first, or none where none are kept, and the way to change them. */
export interface Favourites {
  readonly all: readonly Favourite[];
  readonly has: (favourite: Pick<Favourite, 'kind' | 'id'>) => boolean;
  readonly toggle: (favourite: Favourite) => void;
  /** Adds what is known now of one that is kept: its routes. */
  readonly learn: (favourite: Favourite) => void;
  readonly clear: () => void;
}

const NONE: readonly Favourite[] = [];
const never = () => () => {};
const none = () => NONE;

/** The favourites of this device; null where the audience keeps nothing. */
export function useFavourites(): Favourites | null {
  const kept = use(FavouritesContext);
  const all = useSyncExternalStore(kept?.subscribe ?? never, kept?.get ?? none);
  if (kept === null) return null;
  const isSame = (a: Pick<Favourite, 'kind' | 'id'>) => (b: Favourite) =>
    a.kind === b.kind && a.id === b.id;
  return {
    all,
    has: (one) => all.some(isSame(one)),
    toggle(one) {
      const others = all.filter((other) => !isSame(one)(other));
      kept.set(others.length < all.length ? others : [one, ...all].slice(0, MOST_FAVOURITES));
    },
    learn(one) {
      const known = all.find(isSame(one));
      const routes = new Set([...(known?.routes ?? []), ...(one.routes ?? [])]);
      if (known === undefined || routes.size === (known.routes?.length ?? 0)) return;
      const learnt = { ...known, routes: [...routes] };
      kept.set(all.map((other) => (other === known ? learnt : other)));
    },
    clear: kept.clear,
  };
}
