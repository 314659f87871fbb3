import { useCityStops } from '../../city/reads/StopsInViewContext.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';

/** Above a list of stops or buses: which routes the page of a large city shows until the rider chooses (R37). */
export function StartNotice() {
  const { words, formats } = useLanguage();
  const { isSmallCity, chosen, nearbyRoutes } = useCityStops();
  const { near, routes, panel, selection } = usePageView();
  const hasRoutes = selection === null && (panel === 'stops' || panel === 'buses');
  if (!hasRoutes || isSmallCity || routes !== null || chosen.length === 0) return null;
  return (
    <Notice tone="quiet">
      {words.routeList.near(
        formats.list(chosen),
        nearbyRoutes?.place ?? (near === null ? 'center' : 'point'),
      )}
    </Notice>
  );
}
