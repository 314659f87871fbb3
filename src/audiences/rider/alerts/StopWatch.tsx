import { vehicleKey } from '../../../api/feeds/vehicleFeed.ts';
import { StopMark } from '../../../features/stops/StopMark.tsx';
import { WatchStrip } from '../../../features/watch/WatchStrip.tsx';
import {
  approachesOf,
  busesServing,
  eachWatch,
  sameWatch,
} from '../../../features/watch/approaches.ts';
import { useTelling } from '../../../features/watch/useTelling.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { RoutesAtStop } from '../../../city/cards/stop/RoutesAtStop.tsx';
import { liveFeeds, routesByState } from '../../../city/reads/liveFeeds.ts';
import { useFeedsOf } from '../../../city/reads/liveReads.ts';
import type { RiderLiveProps } from '../rider-live-props.ts';
import { useLostStops } from './useLostStops.ts';

export interface StopWatchProps extends RiderLiveProps {
  isNotifying: boolean;
  onNotifying: (isNotifying: boolean) => void;
}

const NOTHING_KNOWN = { known: 'none', approaches: [], serving: [] } as const;

function knownOf(known: number, all: number): 'all' | 'some' | 'none' {
  if (known === 0) return 'none';
  return known === all ? 'all' : 'some';
}

/** Says when a bus is near a watched stop (R16). What is old or frozen is no news of any bus. */
export function StopWatch({ settings, view, stopsInView, ...on }: StopWatchProps) {
  const { words } = useLanguage();
  const now = useNow(1000);
  const reads = useFeedsOf(stopsInView.routes);
  const live = liveFeeds(reads, now, settings.staleness);
  const { allStops, stopReads } = stopsInView;
  const watches = eachWatch(view.watches);
  const isLoading = [...stopReads, ...reads].some(({ read }) => read === undefined);
  // By what was read: what is made of it for the lists comes a frame later.
  const isLost = (stopID: string) =>
    !stopReads.some(({ read }) => read?.answer?.stops.some((stop) => stop.stopID === stopID));
  const lostStops = useLostStops(
    isLoading ? [] : watches.map(({ stopID }) => stopID).filter((stopID) => isLost(stopID)),
  );
  const lostStop = (stopID: string) => lostStops.find((stop) => stop.stopID === stopID);
  const placeOf = (stopID: string) => {
    const stop = lostStop(stopID);
    return stop === undefined ? null : { lat: stop.latitude, lon: stop.longitude };
  };
  const watched = watches
    .map((watch) => {
      const stop = allStops.find(({ stopID }) => stopID === watch.stopID) ?? null;
      if (stop === null) return { watch, stop, ...NOTHING_KNOWN };
      const known = routesByState(reads, stop.routes, now, settings.staleness).get('known') ?? [];
      return {
        watch,
        stop,
        known: knownOf(known.length, stop.routes.length),
        approaches: live.flatMap((feed) => approachesOf(watch, stop, feed, allStops)),
        serving: live
          .flatMap((feed) => busesServing(watch, stop, feed))
          .map(({ vehicleID }) => vehicleID)
          .toSorted(),
      };
    })
    // A phone has room for one or two: those that have news come first.
    .toSorted((a, b) => Number(b.approaches.length > 0) - Number(a.approaches.length > 0));
  useTelling({
    approaches: watched.flatMap(({ approaches }) => approaches),
    now,
    lateAfter: settings.staleness.vehiclesLateSeconds * 1000,
    pageTitle: words.page.title(settings.city.name),
    isNotifying: on.isNotifying,
  });
  return (
    <WatchStrip
      watched={watched}
      isLoading={isLoading}
      hasFailed={stopReads.some(({ read }) => read !== undefined && read.answer === undefined)}
      isNotifying={on.isNotifying}
      onNotifying={on.onNotifying}
      nameOf={(stopID) => lostStop(stopID)?.intersection}
      markOf={(stop) => {
        const routeID = stop?.routes[0];
        return (
          <StopMark color={routeID === undefined ? undefined : stopsInView.colorOf(routeID)} />
        );
      }}
      routesOf={(stopID) => (
        <RoutesAtStop
          stopID={stopID}
          place={placeOf(stopID)}
          settings={settings}
          chosen={stopsInView.chosen}
          isServed={false}
          changeView={on.changeView}
        />
      )}
      onLeave={(watch) =>
        on.changeView({
          watches: view.watches.filter((one) => !sameWatch(one, watch)),
        })
      }
      onSelectStop={(stopID) => on.onSelect({ kind: 'stop', id: stopID })}
      onSelectVehicle={(vehicle) => on.onSelect({ kind: 'vehicle', id: vehicleKey(vehicle) })}
    />
  );
}
