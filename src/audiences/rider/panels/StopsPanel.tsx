import { useQueryClient } from '@tanstack/react-query';

import { stopsKey } from '../../../api/queries/query-keys.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { DestinationPicker } from '../../../features/routes/DestinationPicker.tsx';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { StopList } from '../../../features/stops/StopList.tsx';
import type { StopAside } from '../../../features/stops/StopList.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { usePageLanguage } from '../../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';

const hasDestinations = ({ destinations }: CityStop) => destinations.length > 0;

interface StopsPanelProps {
  onSelect: (stop: { stopID: string }) => void;
  onHighlight: (stop: CityStop | null) => void;
  /** The end of a row. */
  aside: StopAside | undefined;
}

/** The stops of the chosen routes, and a notice for each route whose stops couldn't be read. */
export function StopsPanel({ onSelect, onHighlight, aside }: StopsPanelProps) {
  const { words, formats } = usePageLanguage();
  const queryClient = useQueryClient();
  const { routes, stopReads, stops, allStops, destinations, colorOf } = useCityStops();
  const { destination, routes: chosen } = usePageView();
  const changeView = useChangeView();
  if (routes.length === 0) {
    return <Notice tone="quiet">{chosen ? words.routes.none : words.page.loading}</Notice>;
  }

  const single = routes.length > 1 ? undefined : routes[0]?.routeID;
  const isLoading = stopReads.some(({ read }) => read === undefined);
  const dropped = stopReads.reduce((sum, { read }) => sum + (read?.answer?.dropped ?? 0), 0);
  const emptyRoutes = stopReads.filter(({ read }) => read?.answer?.stops.length === 0);
  return (
    <>
      <DestinationPicker
        destinations={destinations}
        chosen={destination}
        onChoose={(chosen) => changeView({ destination: chosen })}
      />
      {stopReads.map(({ route, read }) =>
        read?.failure === undefined ? null : (
          <ReadNotice
            key={route.routeID}
            part={words.stops.ofRoute(route.routeID)}
            failure={read.failure.error}
            receivedAt={read.receivedAt}
            onRetry={() => void queryClient.refetchQueries({ queryKey: stopsKey(route.routeID) })}
          />
        ),
      )}
      {emptyRoutes.map(({ route }) => (
        <Notice key={route.routeID} tone="quiet">
          {words.stops.ofRoute(route.routeID)}: {words.stops.none}
        </Notice>
      ))}
      {dropped === 0 ? null : (
        <Notice tone="caution">{words.failures.dropped(dropped, formats.number(dropped))}</Notice>
      )}
      {isLoading && stops.length === 0 ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      {destination === null || allStops.length === 0 || stops.some(hasDestinations) ? null : (
        // Without destinations in the data the filter keeps every stop, so the page says why.
        <Notice tone="quiet">
          {stops.length === 0
            ? words.stops.noneToward(destination)
            : words.stops.destinationsUnknown}
        </Notice>
      )}
      <StopList
        label={single === undefined ? words.page.tabs.stops : words.stops.ofRoute(single)}
        stops={stops}
        colorOf={colorOf}
        showsRoutes={routes.length > 1}
        onSelect={onSelect}
        onHighlight={onHighlight}
        aside={aside}
      />
    </>
  );
}
