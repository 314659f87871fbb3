import { useState } from 'react';

import { FavoriteButton, FavoriteStar } from '../../../features/favorites/card/FavoriteButton.tsx';
import { useFavorites } from '../../../features/favorites/favorites.ts';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import { textOfWay } from '../../../view/way-between.ts';
import { useEndName } from '../useJourneyEnds.ts';

/** Adds the ways between two places to the favorites, or says why those from or to where the rider is can't be one. */
export function FavoriteWayButton({ journey: { from, to } }: { journey: JourneyView }) {
  const [name, end] = [useEndName(from), useEndName(to)];
  if (from === null || to === null) return <NoFavorite />;
  const favorite = { kind: 'journey', id: textOfWay(from, to), name, to: end } as const;
  return <FavoriteButton isIcon favorite={favorite} />;
}

function NoFavorite() {
  const { favorites, journeys } = useLanguage().words;
  const announce = useAnnounce();
  const [isSaid, setSaid] = useState(false);
  if (useFavorites() === null) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button favorite-button"
        aria-label={favorites.add}
        title={favorites.add}
        onClick={() => {
          setSaid(!isSaid);
          if (!isSaid) announce(journeys.noFavorite);
        }}
      >
        <FavoriteStar />
      </button>
      {isSaid ? <p className="near-head__below">{journeys.noFavorite}</p> : null}
    </>
  );
}
