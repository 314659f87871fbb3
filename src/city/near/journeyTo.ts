import type { JourneyEnd, JourneyView } from '../../view/journey-view.ts';
import type { View } from '../../view/view.ts';
import { lastLocation } from '../map/locate.ts';

function chosenStart(
  to: JourneyEnd,
  { near, selection }: Pick<View, 'near' | 'selection'>,
): JourneyEnd | null {
  const stopID = selection?.kind === 'stop' ? selection.id : null;
  const isThere = 'stopID' in to && to.stopID === stopID;
  if (stopID !== null && !isThere) return { stopID };
  const isHere = 'place' in to && to.place.lat === near?.lat && to.place.lon === near.lon;
  return near === null || isHere ? null : { place: near, name: null };
}

/**
 * The change of the view that shows the ways to a place: from the rider, else from the chosen stop, such as that of a
 * display whose code a phone has read, else from the searched point.
 *
 * @param visit an event there, and when it begins if that is ahead
 * @param isByCar whether it is a lot, where one goes by car
 */
export const journeyTo = (
  to: JourneyEnd,
  view: Pick<View, 'near' | 'selection'>,
  visit: Pick<JourneyView, 'event' | 'time'> = { event: null, time: null },
  isByCar = false,
): Partial<View> => ({
  journey: {
    from: lastLocation() === null ? chosenStart(to, view) : null,
    to,
    isArriveBy: visit.time !== null,
    way: null,
    departs: null,
    isByCar,
    ...visit,
  },
  selection: null,
});
