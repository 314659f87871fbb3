import { groupBy } from '../../../lib/groupBy.ts';
import { destinationKey } from '../../../lib/names/destination.ts';
import { byStopsAway } from './station-buses.ts';
import type { StationBus } from './station-buses.ts';

/** A row of the board: a route to a destination, with its nearest bus and those after it. */
export interface StationRow {
  readonly key: string;
  readonly routeID: string;
  readonly destination: string;
  readonly nearest: StationBus;
  readonly later: readonly StationBus[];
}

/**
 * One row for each route and destination, grouped by destination (A48): riders look for where they go. The
 * destination with the nearest bus comes first, and in it the route with the nearest bus.
 *
 * @param buses of all routes, in any order
 */
export function stationRows(buses: readonly StationBus[]): StationRow[] {
  const rows = groupBy(
    buses.toSorted(byStopsAway),
    ({ vehicle }) => `${destinationKey(vehicle.direction)}~${vehicle.routeID}`,
  );
  const nearestFirst = [...rows].flatMap(([key, [nearest, ...later]]): StationRow[] => {
    if (nearest === undefined) return [];
    const { routeID, direction } = nearest.vehicle;
    return [{ key, routeID, destination: direction, nearest, later }];
  });
  return [
    ...groupBy(nearestFirst, ({ destination }) => destinationKey(destination)).values(),
  ].flat();
}
