import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

import { findSavedTimetable, saveTimetables } from '../../../city/persisted/saved-timetables.ts';
import { useSavedTimetables } from '../../../city/persisted/useSavedTimetables.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { maySave } from '../saved/rider-saving.ts';
import { RIDER_RECENT_STOPS } from './rider-recent-stops.ts';
import { RIDER_TIMETABLES } from './rider-timetables.ts';

const MOST_RECENT = 5;
/** More would be many requests. */
const MOST_FAVORITES = 10;
/** Milliseconds after the stops have changed, because what the rider looks at comes first. */
const SAVE_DELAY = 5_000;

/**
 * Saves a week's timetables of the favorite stops and of the last five that were opened, and shows them without a
 * network (T20).
 */
export function SaveTimetables() {
  const { service, city, features, timetables } = useSettings();
  const template = features.times === true ? timetables : undefined;
  const { selection } = usePageView();
  const saved = useMemo(() => ({ store: RIDER_TIMETABLES, baseUrl: service.baseUrl }), [service]);
  useSavedTimetables(
    useCallback((stopID: string, date: string) => findSavedTimetable(saved, stopID, date), [saved]),
  );
  const openedID = selection?.kind === 'stop' ? selection.id : null;
  useEffect(() => {
    if (openedID === null || !maySave()) return;
    const others = RIDER_RECENT_STOPS.get().filter((stopID) => stopID !== openedID);
    RIDER_RECENT_STOPS.set([openedID, ...others].slice(0, MOST_RECENT));
  }, [openedID]);
  const favorites = useSyncExternalStore(RIDER_FAVORITES.subscribe, RIDER_FAVORITES.get);
  const recent = useSyncExternalStore(RIDER_RECENT_STOPS.subscribe, RIDER_RECENT_STOPS.get);
  const ofFavorites = favorites.filter(({ kind }) => kind === 'stop').map(({ id }) => id);
  const stopIDs = JSON.stringify([
    ...new Set([...ofFavorites.slice(0, MOST_FAVORITES), ...recent]),
  ]);
  useEffect(() => {
    if (template === undefined) return undefined;
    const abort = new AbortController();
    const save = async () => {
      const source = { template, timeZone: city.timeZone };
      const ids: string[] = JSON.parse(stopIDs);
      try {
        await saveTimetables(saved, source, ids, maySave, Date.now(), abort.signal);
      } catch {
        // Without a network, or in a browser that stores nothing, there is just less to show later.
      }
    };
    const timer = setTimeout(() => void save(), SAVE_DELAY);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [stopIDs, template, saved, city]);
  return null;
}
