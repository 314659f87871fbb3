import type { Arrival } from '../../contract/arrivals.ts';
import { departureMark, type DepartureMark } from '../../features/notices/rules/departureMark.ts';
import { markWord } from '../../features/notices/rules/rowMarks.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNotices } from './useNotices.ts';

/** Names the effect of a notice on a bus at a stop, such as "Detour"; '' without one. */
export type NoticeOf = (arrival: Arrival, stopID: string) => string;

/** Returns a function that gives the mark of a departure, if a notice concerns it. */
export function useDepartureMarks(): (arrival: Arrival, stopID: string) => DepartureMark | null {
  const { notices } = useNotices();
  return ({ routeID, destination, tripID, basis, expectedAt }, stopID) => {
    const place = { routeIDs: [routeID], destinations: [destination], stopIDs: [stopID], tripID };
    return departureMark(notices, place, basis !== 'scheduled', expectedAt);
  };
}

/** Returns a function that names the effect of the notices on departures. */
export function useDepartureNotices(): NoticeOf {
  const { words } = useLanguage();
  const markOf = useDepartureMarks();
  return (arrival, stopID) => {
    const mark = markOf(arrival, stopID);
    return mark === null ? '' : markWord(mark, words.notices);
  };
}
