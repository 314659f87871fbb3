import './FavoriteButton.css';
import { useEffect } from 'react';

import { Button } from '../../../ui/controls/Button.tsx';
import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { useFavorites } from '../favorites.ts';
import type { Favorite } from '../favorites.ts';

interface FavoriteButtonProps {
  favorite: Favorite;
  /** The button's text, needed where there are several of these buttons. */
  label?: string;
}

/** Adds or removes a favorite. Renders nothing if the audience stores nothing. */
export function FavoriteButton({ favorite, label }: FavoriteButtonProps) {
  const { words } = useWholeLanguage();
  const favorites = useFavorites();
  useEffect(() => favorites?.mergeRoutes(favorite));
  if (favorites === null) return null;
  const isFavorite = favorites.has(favorite);
  return (
    <Button
      className="favorite-button"
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(favorite)}
    >
      <Star />
      {label ?? words.favorites.add}
    </Button>
  );
}

/** Not one of the shared icons, because the button's style fills it. */
function Star() {
  return (
    <SvgIcon size={18}>
      <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
    </SvgIcon>
  );
}
