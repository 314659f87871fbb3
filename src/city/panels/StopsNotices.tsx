import type { CityStop } from '../../features/stops/mergeStops.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';
import { useCityStops } from '../reads/StopsInViewContext.tsx';

const hasDestinations = ({ destinations }: CityStop) => destinations.length > 0;

/**
 * Why stops are missing from the list, or are in it although they may not match the chosen destination.
 * Loaded only when there may be a notice.
 */
export function StopsNotices() {
  const { words, formats } = useLanguage();
  const { stopReads, stops, allStops } = useCityStops();
  const { destination } = usePageView();
  const dropped = stopReads.reduce((sum, { read }) => sum + (read?.answer?.dropped ?? 0), 0);
  const emptyRoutes = stopReads.filter(({ read }) => read?.answer?.stops.length === 0);
  return (
    <>
      {emptyRoutes.map(({ route }) => (
        <Notice key={route.routeID} tone="quiet">
          {words.stops.ofRoute(route.routeID)}: {words.lists.noStops}
        </Notice>
      ))}
      {dropped === 0 ? null : (
        <Notice tone="caution">{words.lists.dropped(dropped, formats.number(dropped))}</Notice>
      )}
      {destination === null || allStops.length === 0 || stops.some(hasDestinations) ? null : (
        // Without destinations in the data the filter keeps every stop, so the page says why.
        <Notice tone="quiet">
          {stops.length === 0
            ? words.lists.noneToward(destination)
            : words.lists.destinationsUnknown}
        </Notice>
      )}
    </>
  );
}
