import { plainName } from '../../../lib/text/plainName.ts';
import type { InternTable } from '../csv/InternTable.ts';
import { readTable } from '../csv/readTable.ts';
import type { Feed } from '../Feed.ts';
import type { FeedRoutes } from '../tables/readRoutes.ts';
import { type FeedStops, isPlaced } from '../tables/readStops.ts';
import type { FeedTrips } from '../tables/readTrips.ts';
import type { StopTimes } from './readStopTimes.ts';

/** Stops that a route serves by reservation. */
export interface DemandStops {
  /** The row of routes.txt. */
  readonly route: number;
  /** The trip of service on demand. */
  readonly trip: number;
  readonly destination: string;
  /** Indexes in stops.txt. */
  readonly stops: readonly number[];
}

interface DemandTables {
  readonly stops: FeedStops;
  readonly stopTimes: Pick<StopTimes, 'onDemand' | 'patternOfTrip'>;
  readonly trips: Pick<FeedTrips, 'routes' | 'headsigns'>;
  readonly routes: FeedRoutes;
  readonly tripHeadsigns: InternTable;
}

interface LocationGroup {
  name: string;
  readonly stops: Set<number>;
}

/** The groups of stops; in a draft of GTFS-Flex, location_groups.txt also has their stops. */
async function readLocationGroups(
  feed: Feed,
  stops: FeedStops,
): Promise<ReadonlyMap<string, LocationGroup>> {
  const groups = new Map<string, LocationGroup>();
  for (const file of ['location_groups.txt', 'location_group_stops.txt'])
    await readTable(feed, file, (columnOf) => {
      const [id, name] = [columnOf('location_group_id'), columnOf('location_group_name')];
      const stopColumns = [columnOf('stop_id'), columnOf('location_id')];
      return (row) => {
        // Service on demand in an area names no group either.
        if (row.isEmpty(id)) return;
        const group = groups.get(row.text(id)) ?? { name: '', stops: new Set() };
        groups.set(row.text(id), group);
        group.name ||= plainName(row.text(name));
        for (const column of stopColumns) {
          const stop = row.isEmpty(column) ? -1 : stops.ids.find(row, column);
          if (isPlaced(stops.all[stop] ?? { lat: Number.NaN })) group.stops.add(stop);
        }
      };
    });
  return groups;
}

/**
 * Finds the stops that trips serve by reservation: those of their location groups. Areas have no stops, and trips that
 * also have stops with times are shown by these.
 */
export async function readDemand(
  feed: Feed,
  { stops, stopTimes, trips, routes, tripHeadsigns }: DemandTables,
): Promise<readonly DemandStops[]> {
  if (stopTimes.onDemand.size === 0) return [];
  const groups = await readLocationGroups(feed, stops);
  return [...stopTimes.onDemand].flatMap(([trip, ids]): DemandStops[] => {
    if (stopTimes.patternOfTrip[trip] !== -1) return [];
    const own = [...ids].flatMap((id) => groups.get(id) ?? []);
    const served = [...new Set(own.flatMap((group) => [...group.stops]))];
    const route = trips.routes[trip] ?? -1;
    const headsign = trips.headsigns[trip] ?? -1;
    const { longName = '', shortName = '' } = routes.all[route] ?? {};
    const destination =
      (headsign === -1 ? '' : plainName(tripHeadsigns.text(headsign))) ||
      (own[0]?.name ?? '') ||
      longName ||
      shortName;
    return served.length === 0 ? [] : [{ route, trip, destination, stops: served }];
  });
}
