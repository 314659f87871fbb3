import { createFavorites } from '../../../features/favorites/favorites.ts';

/** A rider's favorites, saved on the rider's device; no other audience saves any. */
export const RIDER_FAVORITES = createFavorites();
