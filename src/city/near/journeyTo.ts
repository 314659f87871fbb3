import type { JourneyEnd } from '../../view/journey-view.ts';
import type { View } from '../../view/view.ts';
import { lastLocation } from '../map/locate.ts';

/** The change of the view that shows the ways to a place: from the rider, else from the searched point. */
export const journeyTo = (to: JourneyEnd, { near }: Pick<View, 'near'>): Partial<View> => ({
  journey: {
    from: lastLocation() === null && near !== null ? { place: near, name: null } : null,
    to,
    time: null,
    isArriveBy: false,
    way: null,
  },
  selection: null,
});
