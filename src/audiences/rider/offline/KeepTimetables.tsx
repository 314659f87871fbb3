import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

import { findTimetable, keepTimetables } from '../../../city/persisted/keepTimetables.ts';
import { useKeptTimetables } from '../../../city/persisted/useKeptTimetables.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { maySave } from '../saved/rider-saving.ts';
import { RIDER_RECENT_STOPS } from './rider-recent-stops.ts';
import { RIDER_TIMETABLES } from './rider-timetables.ts';

const MOST_RECENT = 5;
/** More would be many requests. */
const MOST_FAVORITES = 10;
/** Milliseconds after the stops have changed: what the rider looks at comes first. */
const KEEP_DELAY = 5_000;

/**
 * Keeps the timetables of favorite stops and of the last five opened ones for a week without a network, and shows
 * them then (T20).
 */
export function KeepTimetables() {
  const { service, city, features, timetables } = useSettings();
  const template = features.times === true ? timetables : undefined;
  const { selection } = usePageView();
  const keeping = useMemo(() => ({ store: RIDER_TIMETABLES, baseUrl: service.baseUrl }), [service]);
  useKeptTimetables(
    useCallback((stopID: string, date: string) => findTimetable(keeping, stopID, date), [keeping]),
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
    const keep = async () => {
      const source = { template, timeZone: city.timeZone };
      const ids: string[] = JSON.parse(stopIDs);
      try {
        await keepTimetables(keeping, source, ids, maySave, Date.now(), abort.signal);
      } catch {
        // Without a network, or in a browser that stores nothing, there is just less to show later.
      }
    };
    const timer = setTimeout(() => void keep(), KEEP_DELAY);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [stopIDs, template, keeping, city]);
  return null;
}
