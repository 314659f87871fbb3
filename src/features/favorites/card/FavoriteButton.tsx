import './FavoriteButton.css';
import { useEffect } from 'react';

import { Button } from '../../../ui/controls/Button.tsx';
import { SvgIcon } from '../../../ui/icons/SvgIcon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useFavorites } from '../favorites.ts';
import type { Favorite } from '../favorites.ts';

interface FavoriteButtonProps {
  favorite: Favorite;
  /** The button's text, needed where there are several of these buttons. */
  label?: string;
  /** Whether it is a star without a text, in the head of a card. */
  isIcon?: boolean;
}

/** Adds or removes a favorite. Renders nothing if the audience stores nothing. */
export function FavoriteButton({ favorite, label, isIcon = false }: FavoriteButtonProps) {
  const { words } = useLanguage();
  const favorites = useFavorites();
  useEffect(() => favorites?.mergeRoutes(favorite));
  if (favorites === null) return null;
  const text = label ?? words.favorites.add;
  const pressed = {
    'aria-pressed': favorites.has(favorite),
    onClick: () => favorites.toggle(favorite),
  };
  if (isIcon)
    return (
      <button
        type="button"
        className="icon-button favorite-button"
        aria-label={text}
        title={text}
        {...pressed}
      >
        <FavoriteStar />
      </button>
    );
  return (
    <Button className="favorite-button" {...pressed}>
      <FavoriteStar />
      {text}
    </Button>
  );
}

/** A star. Not one of the shared icons, because the button's style fills it. */
export function FavoriteStar() {
  return (
    <SvgIcon size={20}>
      <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
    </SvgIcon>
  );
}
