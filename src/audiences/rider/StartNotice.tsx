import { Suspense } from 'react';

import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/** Above a list of stops or buses: which routes the page of a large city shows until the rider chooses (R37). */
export function StartNotice() {
  const { isSmallCity, chosen } = useCityStops();
  const { routes, panel, selection } = usePageView();
  const hasRoutes = selection === null && (panel === 'stops' || panel === 'buses');
  if (!hasRoutes || isSmallCity || routes !== null || chosen.length === 0) return null;
  return (
    // Nothing else waits for the words, which the pages of other cities don't need.
    <Suspense>
      <StartRoutes />
    </Suspense>
  );
}

function StartRoutes() {
  const { words, formats } = useWholeLanguage();
  const { chosen, nearbyRoutes } = useCityStops();
  const { near } = usePageView();
  const place = nearbyRoutes?.place ?? (near === null ? 'center' : 'point');
  return <Notice tone="quiet">{words.manyRoutes.near(formats.list(chosen), place)}</Notice>;
}
