import { useSyncExternalStore } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { FavoriteStar } from '../../../features/favorites/card/FavoriteButton.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';

/** Beside the departures around a searched point: leads back to the list that begins with the favorites, if there are some. */
export function BackToFavorites() {
  const { stops } = useLanguage('page').words;
  const { features } = useSettings();
  const changeView = useChangeView();
  const favorites = useSyncExternalStore(RIDER_FAVORITES.subscribe, RIDER_FAVORITES.get);
  if (
    features.times !== true ||
    !favorites.some(({ kind }) => kind === 'stop' || kind === 'journey')
  )
    return null;
  return (
    <button
      type="button"
      className="near-head__locate favorite-button"
      aria-label={stops.favorites}
      onClick={() => changeView({ near: null, radius: null }, 'push')}
    >
      <FavoriteStar />
      <span>{stops.favorites}</span>
    </button>
  );
}
