import type { Snapshot, SnapshotRoute, SnapshotStop } from '../../../contract/snapshot/snapshot.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { memoizeByObject, memoizeByTwoObjects } from '../../../lib/memoizeByObject.ts';
import type { Steps } from '../../../lib/steps.ts';
import type { StepFreePlatforms } from '../../../transit/access/createStepFree.ts';
import { NO_ROUTE, type RouteStop, type SourceStation } from '../../Source.ts';
import { compare } from './snapshot-city.ts';

/** More than any station has. A question about a station asks each of them. */
const MOST_PLATFORMS = 100;
/** How many routes are read in one step, which takes a few milliseconds. */
const ROUTES_PER_STEP = 50;

const placeOf = ({
  lat,
  lon,
  isAccessible,
}: Pick<SnapshotStop, 'lat' | 'lon' | 'isAccessible'>) => ({
  latitude: lat,
  longitude: lon,
  ...(isAccessible === undefined ? {} : { wheelChairAccessible: isAccessible }),
});

const listed = ({ stopID, intersection, station, platform, ...stop }: SnapshotStop) => ({
  stopID,
  intersection,
  ...placeOf(stop),
  ...(station === undefined ? {} : { station }),
  ...(platform === undefined ? {} : { platform }),
});

/** Whether a stop has only what every stop has. */
const isPlain = ({ isAccessible, station, platform }: SnapshotStop): boolean =>
  isAccessible === undefined && station === undefined && platform === undefined;

function stopsOfRoute(
  { routeID, directions }: SnapshotRoute,
  stops: readonly SnapshotStop[],
): RouteStop[] {
  const all: RouteStop[] = [];
  for (const { destination, stops: own, exitOnly = [], byReservation = [] } of directions)
    for (const index of new Set(own)) {
      const stop = stops[index];
      if (stop === undefined) continue;
      const isOnlyExit = exitOnly.includes(index);
      const isReserved = byReservation.includes(index);
      const { stopID, intersection, lat: latitude, lon: longitude } = stop;
      // Most entries of most cities. Made without a spread, they take a tenth of the time and less memory.
      if (!isOnlyExit && !isReserved && isPlain(stop))
        all.push({ routeID, stopID, intersection, latitude, longitude, destination });
      else
        all.push({
          routeID,
          ...listed(stop),
          destination,
          ...(isOnlyExit ? { exitOnly: true } : {}),
          ...(isReserved ? { byReservation: true } : {}),
        });
    }
  return all;
}

/** The stops that no trip of the timetable serves, but live ones may: they are of no route. */
export const stopsWithoutRoute = ({ stopsWithoutTrips = [] }: Snapshot): readonly RouteStop[] =>
  stopsWithoutTrips.map((stop) => ({ routeID: NO_ROUTE, ...listed(stop) }));

/** The stations that have stops with trips. */
export const stationsOf = memoizeByObject(
  ({ stations = [], stops }: Snapshot): readonly SourceStation[] => {
    const platforms = groupBy(stops, ({ station = '' }) => station);
    return stations.map(({ stationID, entrances, ...station }) => ({
      stopID: stationID,
      intersection: station.name,
      ...placeOf(station),
      // As riders look for them. A feed may have them in any order.
      platforms: (platforms.get(stationID) ?? [])
        .toSorted(
          (a, b) =>
            compare(a.platform ?? '', b.platform ?? '') ||
            compare(a.intersection, b.intersection) ||
            compare(a.stopID, b.stopID),
        )
        .slice(0, MOST_PLATFORMS)
        .map(({ stopID }) => stopID),
      entrances: entrances.map((entrance) => ({ name: entrance.name, ...placeOf(entrance) })),
    }));
  },
);

/** The same with whether their platforms can be reached without steps. */
export const stationsWithAccess = memoizeByTwoObjects(
  (snapshot: Snapshot, stepFree: StepFreePlatforms): readonly SourceStation[] => {
    const stopIDs = stationsOf(snapshot).map(({ platforms }) => platforms);
    return stationsOf(snapshot).map((station, index) => ({
      ...station,
      stepFree: (platform) => stepFree.of(stopIDs[index]?.[platform] ?? ''),
    }));
  },
);

/** The stops of all routes, by direction and in the order of travel. Each is once in a direction. */
export function* stopsSteps({ routes, stops }: Snapshot): Steps<RouteStop[]> {
  const all: RouteStop[] = [];
  for (const [index, route] of routes.entries()) {
    all.push(...stopsOfRoute(route, stops));
    if (index % ROUTES_PER_STEP === ROUTES_PER_STEP - 1) yield;
  }
  return all;
}
