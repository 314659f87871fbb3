import type { AnyJourney } from '../../contract/journeys/bike-journeys.ts';
import { ridesOf } from '../../features/journeys/journeyList.ts';
import type { SharedView } from '../../ui/controls/useShareLink.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { JourneyView } from '../../view/journey-view.ts';

/** What a link says of where somebody is, or was when the way was opened. */
const WHEREABOUTS = { near: null, center: null, zoom: null, bearing: null };

/**
 * How a way from or to where the rider is differs in a shared link: it names the stop where the way begins or ends, since
 * another reader is elsewhere, and nobody needs to learn where the rider is.
 *
 * @param open the open way; undefined without one
 */
export function useSharedWay(
  { from, to }: JourneyView,
  open: AnyJourney | undefined,
): SharedView | undefined {
  const { words, nameOf } = useLanguage();
  const rides = open === undefined ? [] : ridesOf(open);
  const isFrom = from === null;
  const stop = isFrom ? rides[0]?.from : rides.at(-1)?.to;
  if (from !== null && to !== null) return undefined;
  if (stop?.stopID === undefined) return { parameters: WHEREABOUTS };
  return {
    parameters: { ...WHEREABOUTS, [isFrom ? 'from' : 'to']: stop.stopID },
    note: words.journeys.sharedStop(nameOf(stop.name ?? stop.stopID, stop.stopID)),
  };
}
