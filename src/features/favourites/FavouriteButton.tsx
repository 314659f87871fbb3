import './FavouriteButton.css';

import { useEffect } from 'react';

import { Button } from '../../ui/controls/Button.tsx';
import { Drawing } from '../../ui/icons/Drawing.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useFavourites } from './favourites.ts';
import type { Favourite } from './favourites.ts';

interface FavouriteButtonProps {
  favourite: Favourite;
  /** What it is called where several such buttons stand together. */
  label?: string;
}

/** Keeps a thing or lets it go; nothing where the audience keeps nothing (R6). */
export function FavouriteButton({ favourite, label }: FavouriteButtonProps) {
  const { words } = useLanguage();
  const favourites = useFavourites();
  useEffect(() => favourites?.learn(favourite));
  if (favourites === null) return null;
  const isKept = favourites.has(favourite);
  return (
    <Button
      className="favourite-button"
      aria-pressed={isKept}
      onClick={() => favourites.toggle(favourite)}
    >
      <Star />
      {label ?? words.favourites.keep}
    </Button>
  );
}

/** Filled by the style of its button, as the other icons never are. */
function Star() {
  return (
    <Drawing size={18}>
      <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
    </Drawing>
  );
}
