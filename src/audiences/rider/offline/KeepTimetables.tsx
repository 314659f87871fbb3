import { useEffect, useSyncExternalStore } from 'react';

import { keepTimetables } from '../../../city/persisted/keepTimetables.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';
import { RIDER_RECENT_STOPS } from '../saved/rider-recent-stops.ts';
import { maySave } from '../saved/rider-saving.ts';
import { RIDER_TIMETABLES } from '../saved/rider-timetables.ts';

const MOST_RECENT = 5;
/** More would be many requests. */
const MOST_FAVORITES = 10;
/** Milliseconds after the stops have changed: what the rider looks at comes first. */
const KEEP_DELAY = 5_000;

interface KeepTimetablesProps {
  /** The setting `timetables`. */
  template: string;
}

/** Keeps the timetables of favorite stops and of the last five opened ones for a week without a network (T20). */
export function KeepTimetables({ template }: KeepTimetablesProps) {
  const { service, city } = useSettings();
  const { selection } = usePageView();
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
    const abort = new AbortController();
    const keep = async () => {
      const keeping = { store: RIDER_TIMETABLES, baseUrl: service.baseUrl };
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
  }, [stopIDs, template, service, city]);
  return null;
}
