import type { AnyJourney } from '../../../contract/journeys/bike-journeys.ts';
import { ridesOf, searchTime } from '../../../features/journeys/journeyList.ts';
import { formatMoment } from '../../../lib/time/zoned-time.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import type { SharedView } from '../../share/useShareLink.tsx';

/**
 * How a way from or to where the rider is differs in a shared link: it names the stop where the way begins or ends, since
 * another reader is elsewhere.
 *
 * @param open the open way; undefined without one
 */
export function useSharedWay(
  { from, to, way }: JourneyView,
  open: AnyJourney | undefined,
): SharedView | undefined {
  const { words, nameOf, timeZone } = useLanguage();
  const rides = open === undefined ? [] : ridesOf(open);
  const isFrom = from === null;
  const stop = isFrom ? rides[0]?.from : rides.at(-1)?.to;
  if ((from !== null && to !== null) || stop?.stopID === undefined) return undefined;
  return {
    parameters: {
      [isFrom ? 'from' : 'to']: stop.stopID,
      // From its first stop, it begins without the walk there.
      ...(isFrom && open && way !== null
        ? { departs: formatMoment(searchTime(open, true), timeZone) }
        : {}),
    },
    note: words.journeys.sharedStop(nameOf(stop.name ?? stop.stopID, stop.stopID)),
  };
}
