import { useState } from 'react';

import { type Favorite, useFavorites } from '../../../features/favorites/favorites.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useSettings } from '../../reads/SettingsContext.ts';
import { useReachesClosed } from '../useReachesClosed.ts';

const ReminderSwitch = lazyComponent(
  async () => (await import('../../reminders/ReminderSwitch.tsx')).ReminderSwitch,
);

interface FavoriteNoticesProps {
  /** A stop or route. */
  favorite: Favorite;
}

/** Whether new notices about a favorite reach this browser with the page closed. Nothing where they can't. */
export function FavoriteNotices({ favorite }: FavoriteNoticesProps) {
  const { words, labelOf, nameOf } = useLanguage();
  const { features } = useSettings();
  const isFavorite = useFavorites()?.has(favorite) === true;
  const reachesClosed = useReachesClosed();
  // The reminder ends when the place is taken from the favorites.
  const [wasFavorite, setFavorite] = useState(isFavorite);
  if (isFavorite && !wasFavorite) setFavorite(true);
  if (!wasFavorite || features.notices !== true || !reachesClosed) return null;
  const { kind, id, name } = favorite;
  const [title, what] =
    kind === 'route' ? [labelOf(id), { routeID: id }] : [nameOf(name, id), { stopID: id }];
  return (
    <Optional>
      <ReminderSwitch
        reminder={{ kind: 'notice', ...what }}
        title={title}
        label={words.alerts.closed.notices(title)}
        isOver={!isFavorite}
      />
    </Optional>
  );
}
