import type { JourneyEnd, JourneyView } from '../../view/journey-view.ts';
import type { View } from '../../view/view.ts';
import { lastLocation } from '../map/locate.ts';

/**
 * The change of the view that shows the ways to a place: from the rider, else from the searched point.
 *
 * @param visit an event there, and when it begins if that is ahead
 */
export const journeyTo = (
  to: JourneyEnd,
  { near }: Pick<View, 'near'>,
  visit: Pick<JourneyView, 'event' | 'time'> = { event: null, time: null },
): Partial<View> => ({
  journey: {
    from: lastLocation() === null && near !== null ? { place: near, name: null } : null,
    to,
    isArriveBy: visit.time !== null,
    way: null,
    ...visit,
  },
  selection: null,
});
