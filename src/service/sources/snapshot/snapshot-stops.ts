import type { Snapshot } from '../../../contract/snapshot.ts';
import type { RouteStop } from '../../Source.ts';

/** The stops of all routes, by direction and in the order of travel. Each is once in a direction. */
export function stopsOf({ routes, stops }: Snapshot): RouteStop[] {
  return routes.flatMap(({ routeID, directions }) =>
    directions.flatMap((direction) =>
      [...new Set(direction.stops)].flatMap((index) => {
        const stop = stops[index];
        if (stop === undefined) return [];
        const { stopID, intersection, lat, lon } = stop;
        const { destination } = direction;
        return [{ routeID, stopID, intersection, latitude: lat, longitude: lon, destination }];
      }),
    ),
  );
}
