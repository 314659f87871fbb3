import type { Arrival } from '../../contract/arrivals.ts';
import { departureMark } from '../../features/notices/departureMark.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNotices } from './useNotices.ts';

/** Returns a function that names the effect of a notice on a bus at a stop (N6), such as "Detour"; '' without one. */
export function useDepartureNotices(stopID: string): (arrival: Arrival) => string {
  const { words } = useLanguage();
  const { notices } = useNotices();
  return ({ routeID, destination, tripID, basis }) => {
    const place = { routeIDs: [routeID], destinations: [destination], stopIDs: [stopID], tripID };
    const mark = departureMark(notices, place, basis !== 'scheduled');
    if (mark === null) return '';
    return mark === 'stop-closed' ? words.notices.stopClosed : words.notices.effects[mark];
  };
}
