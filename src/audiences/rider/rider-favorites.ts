import { createFavorites } from '../../features/favorites/favorites.ts';

/** A rider's favourites are kept on the rider's device; no other audience keeps any. */
export const RIDER_FAVORITES = createFavorites();
