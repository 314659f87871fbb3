import './RouteFavorites.css';
import { FavoriteNotices } from '../../../city/cards/head/FavoriteNotices.tsx';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { useKnownReads } from '../../../city/reads/unknown-routes.ts';
import { FavoriteButton } from '../../../features/favorites/card/FavoriteButton.tsx';
import { FavoritesContext } from '../../../features/favorites/favorites.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';

/** Below a list: a button for each chosen route, which adds it to the favorites. */
export function RouteFavorites() {
  const { words, labelOf } = useLanguage();
  const { stopReads, showsAll } = useCityStops();
  const known = useKnownReads(stopReads);
  if (showsAll || known.length === 0) return null;
  return (
    <FavoritesContext value={RIDER_FAVORITES}>
      <p className="route-favorites">
        {known.map(({ route: { routeID, name } }) => (
          <FavoriteButton
            key={routeID}
            favorite={{ kind: 'route', id: routeID, name }}
            label={words.favorites.addRoute(labelOf(routeID))}
          />
        ))}
      </p>
      {known.map(({ route: { routeID, name } }) => (
        <FavoriteNotices key={routeID} favorite={{ kind: 'route', id: routeID, name }} />
      ))}
    </FavoritesContext>
  );
}
