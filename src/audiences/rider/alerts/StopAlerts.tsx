import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { routesByState } from '../../../city/reads/live/live-feeds.ts';
import { useVehicleFeedsOf } from '../../../city/reads/live/live-reads.ts';
import { useFeedStates, useLiveFeeds } from '../../../city/reads/live/useLiveFeeds.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { hasStop, stopsByID } from '../../../city/reads/stop-indexes.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { useKnownReads } from '../../../city/reads/unknown-routes.ts';
import { RoutesAtStop } from '../../../city/routes-at-stop/RoutesAtStop.tsx';
import { isByTime, sameWatch, uniqueWatches } from '../../../contract/links/stop-watch.ts';
import { StopMark } from '../../../features/stops/StopMark.tsx';
import { approachesOf, busesServing } from '../../../features/watch/approaches.ts';
import { ApproachStrip } from '../../../features/watch/ApproachStrip.tsx';
import { useApproachAnnouncements } from '../../../features/watch/useApproachAnnouncements.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Selection } from '../../../view/view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useStopLocations } from './useStopLocations.ts';

interface StopAlertsProps {
  isNotifying: boolean;
  onNotifying: (isNotifying: boolean) => void;
  onSelect: (selection: Selection) => void;
}

const NO_DATA = { liveRoutes: 'none', approaches: [], serving: [] } as const;

function coverageOf(loadedCount: number, total: number): 'all' | 'some' | 'none' {
  if (loadedCount === 0) return 'none';
  return loadedCount === total ? 'all' : 'some';
}

/** Says when a bus is near a watched stop (R16). Late and frozen feeds don't count. */
export function StopAlerts({ isNotifying, onNotifying, onSelect }: StopAlertsProps) {
  const { words } = useLanguage();
  const { city, features, staleness } = useSettings();
  const { routes, allStops, stopReads, colorOf } = useCityStops();
  const known = useKnownReads(stopReads);
  const view = usePageView();
  const changeView = useChangeView();
  const reads = useVehicleFeedsOf(routes);
  const live = useLiveFeeds(reads, staleness);
  const states = useFeedStates(reads, staleness);
  const watches = uniqueWatches(view.watches).filter((one) => !isByTime(one, features.times));
  const isLoading = [...stopReads, ...reads].some(({ read }) => read === undefined);
  // From the reads: the merged stops of the lists are deferred.
  const isMissing = (stopID: string) =>
    !stopReads.some(({ read }) => hasStop(read?.answer, stopID));
  const missingStops = useStopLocations(
    isLoading ? [] : watches.map(({ stopID }) => stopID).filter((stopID) => isMissing(stopID)),
  );
  const missingStop = (stopID: string) => missingStops.find((stop) => stop.stopID === stopID);
  const placeOf = (stopID: string) => {
    const stop = missingStop(stopID);
    return stop === undefined ? null : { lat: stop.latitude, lon: stop.longitude };
  };
  const watched = watches
    .map((watch) => {
      const stop = stopsByID(allStops).get(watch.stopID) ?? null;
      if (stop === null) return { watch, stop, ...NO_DATA };
      const loadedRouteIDs = routesByState(reads, states, stop.routes).get('loaded') ?? [];
      return {
        watch,
        stop,
        liveRoutes: coverageOf(loadedRouteIDs.length, stop.routes.length),
        approaches: live.flatMap((feed) => approachesOf(watch, stop, feed, allStops, routes)),
        serving: live
          .flatMap((feed) => busesServing(watch, stop, feed))
          .map(({ vehicleID }) => vehicleID)
          .toSorted(),
      };
    })
    // A phone shows one or two, so those with a bus near come first.
    .toSorted((a, b) => Number(b.approaches.length > 0) - Number(a.approaches.length > 0));
  useApproachAnnouncements({
    approaches: watched.flatMap(({ approaches }) => approaches),
    // Approaches change only with new answers.
    now: Math.max(0, ...reads.map(({ read }) => read?.receivedAt ?? 0)),
    lateAfter: staleness.vehiclesLateSeconds * 1000,
    pageTitle: words.page.title(city.name),
    isNotifying,
  });
  return (
    <ApproachStrip
      watched={watched}
      isLoading={isLoading}
      hasFailed={known.some(({ read }) => read !== undefined && read.answer === undefined)}
      isNotifying={isNotifying}
      onNotifyingChange={onNotifying}
      nameOf={(stopID) => missingStop(stopID)?.intersection}
      markOf={(stop) => {
        const routeID = stop?.routes[0];
        return <StopMark color={routeID === undefined ? undefined : colorOf(routeID)} />;
      }}
      routesOf={(stopID) => (
        <RoutesAtStop
          selection={{ kind: 'stop', id: stopID }}
          stopIDs={[stopID]}
          place={placeOf(stopID)}
          isServed={false}
        />
      )}
      onRemove={(watch) =>
        changeView({
          watches: view.watches.filter((one) => !sameWatch(one, watch)),
        })
      }
      onSelectStop={(stopID) => onSelect({ kind: 'stop', id: stopID })}
      onSelectVehicle={(vehicle) => onSelect({ kind: 'vehicle', id: vehicleKey(vehicle) })}
    />
  );
}
