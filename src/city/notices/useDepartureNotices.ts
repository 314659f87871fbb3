import type { Arrival } from '../../contract/arrivals.ts';
import { departureMark } from '../../features/notices/rules/departureMark.ts';
import { markWord } from '../../features/notices/rules/rowMarks.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNotices } from './useNotices.ts';

/** Names the effect of a notice on a bus at a stop, such as "Detour"; '' without one. */
export type NoticeOf = (arrival: Arrival, stopID: string) => string;

/** Returns a function that names the effect of the notices on departures. */
export function useDepartureNotices(): NoticeOf {
  const { words } = useLanguage();
  const { notices } = useNotices();
  return ({ routeID, destination, tripID, basis }, stopID) => {
    const place = { routeIDs: [routeID], destinations: [destination], stopIDs: [stopID], tripID };
    const mark = departureMark(notices, place, basis !== 'scheduled');
    return mark === null ? '' : markWord(mark, words.notices);
  };
}
