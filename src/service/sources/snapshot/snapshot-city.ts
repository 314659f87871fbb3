import type { Snapshot, SnapshotRoute } from '../../../contract/snapshot.ts';
import { OPEN_FREE_MAP } from '../../basemap/public-tiles.ts';
import { ROUTE_DOCUMENTS } from '../../route-documents.ts';
import type { RouteStop, SourceCity } from '../../Source.ts';
import { startRoutes } from '../../startRoutes.ts';

const BUS = 3;

/**
 * A city's settings from its snapshot. A region has 2,000 routes, and every page loads their settings.
 * So these leave out what is in the route documents, what is the default, and an agency that is the
 * only one.
 *
 * @param stops the snapshot's stops, for the routes that the page of a large city opens on
 */
export function cityOf({ city, routes }: Snapshot, stops: readonly RouteStop[]): SourceCity {
  const { name, center, zoom, timeZone, country } = city;
  const hasAgencies = new Set(routes.map(({ agency }) => agency)).size > 1;
  const settingsOf = ({ routeID, name, color, type, agency }: SnapshotRoute) => ({
    routeID,
    name,
    color,
    ...(type === BUS ? {} : { type }),
    ...(hasAgencies ? { agency } : {}),
  });
  return {
    city: { name, center, zoom, timeZone, ...(/^[A-Z]{2}$/.test(country) ? { country } : {}) },
    routes: routes.map(settingsOf),
    operators: [],
    routeDocuments: ROUTE_DOCUMENTS,
    startRoutes: startRoutes(stops, center),
    basemap: { tiles: OPEN_FREE_MAP },
  };
}
