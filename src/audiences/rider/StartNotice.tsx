import { Suspense } from 'react';

import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import type { StartPlace } from '../../lib/words/wordsOf.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/**
 * Above a list of stops or buses: which routes the page of a large city shows until the rider chooses.
 *
 * @param isBelowNearby whether it is between the stops near a place, which come first, and those of the routes
 */
export function StartNotice({ isBelowNearby = false }: { isBelowNearby?: boolean }) {
  const { isSmallCity, chosen, nearbyRoutes } = useCityStops();
  const { routes, panel, selection, near } = usePageView();
  const hasRoutes = selection === null && (panel === 'stops' || panel === 'vehicles');
  const hasNearby = panel === 'stops' && near !== null;
  if (
    !hasRoutes ||
    hasNearby !== isBelowNearby ||
    isSmallCity ||
    routes !== null ||
    chosen.length === 0
  )
    return null;
  const place = nearbyRoutes === null ? 'center' : nearbyRoutes.place;
  return place === null ? null : (
    // Nothing else waits for the words, which the pages of other cities don't need.
    <Suspense>
      <StartRoutes place={place} />
    </Suspense>
  );
}

function StartRoutes({ place }: { place: StartPlace }) {
  const { words, formats, labelOf } = useLanguage();
  const { chosen } = useCityStops();
  return (
    <Notice tone="quiet">{words.manyRoutes.near[place](formats.list(chosen.map(labelOf)))}</Notice>
  );
}
