import './StopsPanel.css';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';

import { stopsKey } from '../../api/queries/query-keys.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import { StopList } from '../../features/stops/StopList.tsx';
import type { StopExtra } from '../../features/stops/StopList.tsx';
import { sameDestination } from '../../lib/names/destination.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import { useChangeView, usePageView } from '../../view/ViewContext.tsx';
import { useRouteDirections } from '../reads/routes/useRouteDirections.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { useStopSelection } from './useStopSelection.ts';

const DestinationPicker = lazyComponent(
  async () => (await import('../../features/routes/DestinationPicker.tsx')).DestinationPicker,
);
const StopsNotices = lazyComponent(async () => (await import('./StopsNotices.tsx')).StopsNotices);

const NO_DESTINATIONS: readonly string[] = [];

interface StopsPanelProps extends PanelProps {
  /** As in `StopList`. */
  extra?: StopExtra;
  onLine?: StopExtra | undefined;
}

/** Stops of one direction. Their rows needn't say where it goes, but where riders only get off. */
const inDirection = (stops: readonly CityStop[], direction: string): readonly CityStop[] =>
  stops.map((stop) => ({
    ...stop,
    destinations: NO_DESTINATIONS,
    exitsToward: (stop.exitsToward ?? NO_DESTINATIONS).filter((label) =>
      sameDestination(label, direction),
    ),
  }));

/** The stops of the chosen routes, and a notice for each route whose stops couldn't be read. */
export function StopsPanel(props: StopsPanelProps) {
  const { words, formats, labelOf } = useLanguage('page');
  const queryClient = useQueryClient();
  const { chosen, showsAll, stopReads, stops, destinations, colorOf } = useCityStops();
  const { destination, routes: chosenByRider } = usePageView();
  const changeView = useChangeView();
  const selection = useStopSelection(props);
  const { destinations: directions, listed: direction, stopIDs } = useRouteDirections();
  // While a card is open the page may add routes. The list stays the same below it.
  const listed = useMemo(() => {
    const ofRoutes = stops.filter((stop) =>
      stop.routes.some((routeID) => chosen.includes(routeID)),
    );
    if (directions.length < 2 || direction === null || stopIDs.size === 0) return ofRoutes;
    return inDirection(
      ofRoutes.filter(({ stopID }) => stopIDs.has(stopID)),
      direction,
    );
  }, [stops, chosen, directions, direction, stopIDs]);
  if (chosen.length === 0) {
    return <Notice tone="quiet">{chosenByRider ? words.routes.none : words.page.loading}</Notice>;
  }

  const single = chosen.length > 1 ? undefined : chosen[0];
  const listedReads = stopReads.filter(({ route }) => chosen.includes(route.routeID));
  const isLoading = listedReads.some(({ read }) => read === undefined);
  const hasNotices =
    destination !== null ||
    listedReads.some(
      ({ read }) =>
        read?.failure?.error.kind === 'refused' ||
        (read?.answer && (read.answer.dropped || !read.answer.stops.length)),
    );
  return (
    <>
      {showsAll ? (
        <Notice tone="quiet">
          {words.routes.start(chosen.length, formats.list(chosen.map(labelOf)))}
        </Notice>
      ) : null}
      <div className={directions.length < 2 ? '' : 'stops-panel__directions'}>
        <Optional>
          <DestinationPicker
            destinations={directions.length < 2 ? destinations : directions}
            chosen={directions.length < 2 ? destination : direction}
            areApart={directions.length > 1}
            onChoose={(chosen) => changeView({ destination: chosen })}
          />
        </Optional>
      </div>
      {listedReads.map(({ route, read }) =>
        // StopsNotices explains a refusal: perhaps there is no such route.
        read?.failure?.error.kind === 'refused' ? null : (
          <ReadNotice
            key={route.routeID}
            part={words.stops.ofRoute(labelOf(route.routeID))}
            read={read}
            onRetry={() => void queryClient.refetchQueries({ queryKey: stopsKey(route.routeID) })}
          />
        ),
      )}
      {isLoading && listed.length === 0 ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      {hasNotices ? (
        <Suspense fallback={null}>
          <StopsNotices />
        </Suspense>
      ) : null}
      <StopList
        label={single === undefined ? words.page.tabs.stops : words.stops.ofRoute(labelOf(single))}
        stops={listed}
        colorOf={colorOf}
        showsRoutes={chosen.length > 1}
        {...selection}
        extra={props.extra}
        onLine={props.onLine}
      />
    </>
  );
}
