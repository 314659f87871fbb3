import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import type { RouteSettings } from '../../../contract/settings/settings.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { destinationKey } from '../../../lib/names/destination.ts';
import { byOrder } from '../../../lib/names/route-order.ts';

/** A row of a city's board: a route to a destination, with all its buses. */
export interface CityRow {
  readonly key: string;
  readonly routeID: string;
  readonly destination: string;
  readonly vehicles: readonly [TrackedVehicle, ...TrackedVehicle[]];
}

/**
 * One row for each route and destination with a bus, by route and then by destination.
 *
 * @param compare sorts two names or numbers
 * @param routes those of the vehicles, in any order
 */
export function cityRows(
  vehicles: readonly TrackedVehicle[],
  routes: readonly RouteSettings[],
  compare: (a: string, b: string) => number,
): CityRow[] {
  const ranks = new Map(
    routes.toSorted(byOrder(compare)).map(({ routeID }, rank) => [routeID, rank]),
  );
  const rankOf = ({ routeID }: CityRow) => ranks.get(routeID) ?? ranks.size;
  const keyOf = ({ routeID, direction }: TrackedVehicle) =>
    `${routeID}~${destinationKey(direction)}`;
  return [...groupBy(vehicles, keyOf)]
    .flatMap(([key, [first, ...others]]): CityRow[] => {
      if (first === undefined) return [];
      const { routeID, direction } = first;
      return [{ key, routeID, destination: direction, vehicles: [first, ...others] }];
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compare(a.destination, b.destination));
}
