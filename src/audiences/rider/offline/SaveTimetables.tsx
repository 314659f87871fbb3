import { deleteDB } from 'idb';
import { useEffect, useSyncExternalStore } from 'react';

import { useSavedTimetables } from '../../../city/persisted/useSavedTimetables.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { maySave } from '../saved/rider-saving.ts';
import { RIDER_RECENT_STOPS } from './rider-recent-stops.ts';
import { RIDER_TIMETABLES } from './rider-timetables.ts';

const MOST_RECENT = 5;
/** More would be many requests. */
const MOST_FAVORITES = 10;

const DEVICE = { store: RIDER_TIMETABLES, maySave };

/** Earlier versions kept counts of lots. Asynchronous, since a browser may refuse all storage by throwing at once. */
const deleteOldCounts = async () => deleteDB('curbside-lots');

/** Saves the timetables of the favorite stops and of the last five that were opened. */
export function SaveTimetables() {
  const { selection } = usePageView();
  const openedID = selection?.kind === 'stop' ? selection.id : null;
  useEffect(() => {
    if (openedID === null || !maySave()) return;
    const others = RIDER_RECENT_STOPS.get().filter((stopID) => stopID !== openedID);
    RIDER_RECENT_STOPS.set([openedID, ...others].slice(0, MOST_RECENT));
  }, [openedID]);
  useEffect(() => void deleteOldCounts().catch(() => {}), []);
  const favorites = useSyncExternalStore(RIDER_FAVORITES.subscribe, RIDER_FAVORITES.get);
  const recent = useSyncExternalStore(RIDER_RECENT_STOPS.subscribe, RIDER_RECENT_STOPS.get);
  const ofFavorites = favorites.filter(({ kind }) => kind === 'stop').map(({ id }) => id);
  useSavedTimetables(DEVICE, [...new Set([...ofFavorites.slice(0, MOST_FAVORITES), ...recent])]);
  return null;
}
