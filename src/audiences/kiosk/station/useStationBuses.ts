import { useMemo } from 'react';

import { vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { RouteFeed } from '../../../features/vehicles/feed/route-feed.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { stationRows } from './bus-rows.ts';
import type { StationRow } from './bus-rows.ts';
import { stationBuses } from './station-buses.ts';
import type { Station } from './useStation.ts';

/** The feeds whose buses may be shown: good answers, and old ones for two minutes (A10). */
export function useShownFeeds(): readonly RouteFeed[] {
  const { feedReads } = useCity();
  const { staleness } = useSettings();
  return useNow(1000, (now) =>
    feedReads.filter(({ read }) => vehicleHealth(read, now, staleness).visibility !== 'hidden'),
  );
}

interface StationBusRows {
  readonly rows: readonly StationRow[];
  /** Whether the buses of all routes at the station are known: only then "none" is true (A15). */
  readonly isKnown: boolean;
  /** The routes of the station without a bus on its way, whose feeds are known. */
  readonly idle: readonly string[];
}

/** The rows of the station's board (A48). */
export function useStationBuses({ stops: station, isLoaded }: Station): StationBusRows {
  const { allStops, routes, feedReads } = useCity();
  const shown = useShownFeeds();
  const feeds = useMemo(() => shown.flatMap(({ read }) => read?.answer ?? []), [shown]);
  return useMemo(() => {
    const buses = feeds.flatMap((feed) =>
      stationBuses(feed, station, {
        stops: allStops,
        route: routes.find(({ routeID }) => routeID === feed.routeID),
      }),
    );
    const rows = stationRows(buses);
    const idle = feeds
      .map(({ routeID }) => routeID)
      .filter((routeID) => station.some((stop) => stop.routes.includes(routeID)))
      .filter((routeID) => !rows.some((row) => row.routeID === routeID));
    const serving = feedReads.filter(({ route }) =>
      station.some((stop) => stop.routes.includes(route.routeID)),
    );
    const isKnown = isLoaded && serving.length > 0 && serving.every((feed) => shown.includes(feed));
    return { rows, isKnown, idle };
  }, [feeds, station, isLoaded, allStops, routes, feedReads, shown]);
}
