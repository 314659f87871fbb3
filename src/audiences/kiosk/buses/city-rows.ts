import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { destinationKey } from '../../../lib/names/destination.ts';

/** A row of a city's board: a route to a destination, with all its buses. */
export interface CityRow {
  readonly key: string;
  readonly routeID: string;
  readonly destination: string;
  readonly vehicles: readonly [TrackedVehicle, ...TrackedVehicle[]];
}

/** One row for each route and destination with a bus, by route and then by destination. */
export function cityRows(vehicles: readonly TrackedVehicle[]): CityRow[] {
  const rows = new Map<string, CityRow>();
  for (const vehicle of vehicles) {
    const { routeID, direction } = vehicle;
    const key = `${routeID}~${destinationKey(direction)}`;
    const row = rows.get(key);
    rows.set(key, {
      key,
      routeID,
      destination: row?.destination ?? direction,
      vehicles: row === undefined ? [vehicle] : [...row.vehicles, vehicle],
    });
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      a.routeID.localeCompare(b.routeID, undefined, { numeric: true }) ||
      a.destination.localeCompare(b.destination),
  );
}
