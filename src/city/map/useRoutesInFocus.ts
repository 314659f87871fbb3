import { useMemo } from 'react';

import { routeIDOf } from '../../api/feeds/vehicle-keys.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { OPEN_JOURNEY, useOpenJourney } from '../reads/openJourney.ts';
import type { CityView } from '../reads/useCityView.ts';

/**
 * The routes of what is open: of a way, a trip or a bus, or those that serve a stop. The lines of others recede. The
 * same list until one of them changes.
 *
 * @returns null if nothing is open, or if its routes aren't known
 */
export function useRoutesInFocus({
  openTrip,
  chosenStop,
}: Pick<CityView, 'openTrip' | 'chosenStop'>): readonly string[] | null {
  const view = usePageView();
  const ofWay = useOpenJourney(OPEN_JOURNEY.routeIDs, view);
  const { selection } = view;
  const kind = selection?.kind;
  const own =
    kind === 'vehicle'
      ? [routeIDOf(selection?.id ?? '')]
      : kind === 'trip' && openTrip !== null
        ? [openTrip.trip.routeID]
        : kind === 'stop'
          ? (chosenStop?.routes ?? [])
          : [];
  const text = JSON.stringify(ofWay !== null && ofWay.length > 0 ? ofWay : own);
  return useMemo(() => {
    const routeIDs: readonly string[] = JSON.parse(text);
    return routeIDs.length === 0 ? null : routeIDs;
  }, [text]);
}
