import { useReachesClosed } from '../../../city/cards/useReachesClosed.ts';
import type { Favorites } from '../../../features/favorites/favorites.ts';

async function endReminders() {
  const [{ changeStored }, { endNotices }] = await Promise.all([
    import('../../../city/reminders/useStored.ts'),
    import('../../../city/reminders/closedReminders.ts'),
  ]);
  changeStored(endNotices);
}

/** Clears the favorites, and ends the reminders of new notices about them. */
export function useClearFavorites(favorites: Favorites | null): () => void {
  const reachesClosed = useReachesClosed();
  return () => {
    favorites?.clear();
    if (reachesClosed) void endReminders();
  };
}
