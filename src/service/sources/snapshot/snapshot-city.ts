import { DOCUMENTS } from '../../../contract/documents/documents.ts';
import type { Snapshot, SnapshotRoute } from '../../../contract/snapshot/snapshot.ts';
import { byOrder } from '../../../lib/names/route-order.ts';
import { isoDateOf } from '../../../lib/time/service-date.ts';
import type { RouteStop, SourceCity } from '../../Source.ts';
import { inListedOrder, startRoutes } from '../../startRoutes.ts';
import { namesSettings } from './snapshot-names.ts';

/**
 * The TileJSON of OpenFreeMap: a public server of the OpenMapTiles schema without key, limits or cookies.
 * It requires an attribution, which is in the TileJSON. The tiles are on the same host.
 */
export const OPEN_FREE_MAP = 'https://tiles.openfreemap.org/planet';

const BUS = 3;

/** Sorts as people count: 2A, 2B, 10, 100. The same on each machine. */
export const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The settings of routes in the order in which the page shows them; feeds list theirs in any order. */
export function listRoutes(routes: readonly SnapshotRoute[]): SourceCity['routes'] {
  const hasAgencies = new Set(routes.map(({ agency }) => agency)).size > 1;
  const settingsOf = ({ routeID, label, sortOrder, name, color, type, agency }: SnapshotRoute) => ({
    routeID,
    ...(label === undefined ? {} : { label }),
    ...(sortOrder === undefined ? {} : { sortOrder }),
    name,
    color,
    ...(type === BUS ? {} : { type }),
    ...(hasAgencies ? { agency } : {}),
  });
  return routes.map(settingsOf).toSorted(byOrder(compare));
}

/**
 * A city's settings from its snapshot. A region has 2,000 routes, and every page loads their settings.
 * So these leave out what is in the route documents, what is the default, and an agency that is the
 * only one.
 *
 * @param stops the snapshot's stops, for the routes that the page of a large city opens on: these are looked up when
 *   they are first needed, which the city in a page never does
 * @param hasTimes whether it has a timetable that can be used
 */
export function cityOf(
  snapshot: Snapshot,
  stops: readonly RouteStop[],
  hasTimes: boolean,
): SourceCity {
  const { city, routes } = snapshot;
  const { name, center, zoom, timeZone, country, lastDate } = city;
  const listedRoutes = listRoutes(routes);
  let nearest: readonly string[] | undefined;
  return {
    city: {
      name,
      center,
      zoom,
      timeZone,
      ...(/^[A-Z]{2}$/.test(country) ? { country } : {}),
      timetableEnd: isoDateOf(lastDate),
    },
    routes: listedRoutes,
    operators: [],
    routeDocuments: DOCUMENTS.routeDocument.path,
    ...(hasTimes ? { timetables: DOCUMENTS.timetable.path } : {}),
    ...namesSettings(snapshot),
    get startRoutes() {
      return (nearest ??= inListedOrder(startRoutes(stops, center), listedRoutes));
    },
    basemap: { tiles: OPEN_FREE_MAP },
  };
}
