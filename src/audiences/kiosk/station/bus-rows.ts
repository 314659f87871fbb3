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
  const rows = new Map<string, StationBus[]>();
  for (const bus of buses.toSorted(byStopsAway)) {
    const { routeID, direction } = bus.vehicle;
    const key = `${destinationKey(direction)}~${routeID}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [bus]);
    else row.push(bus);
  }
  const nearestFirst = [...rows].flatMap(([key, [nearest, ...later]]): StationRow[] => {
    if (nearest === undefined) return [];
    const { routeID, direction } = nearest.vehicle;
    return [{ key, routeID, destination: direction, nearest, later }];
  });
  const destinations = [
    ...new Set(nearestFirst.map(({ destination }) => destinationKey(destination))),
  ];
  return destinations.flatMap((key) =>
    nearestFirst.filter(({ destination }) => destinationKey(destination) === key),
  );
}
