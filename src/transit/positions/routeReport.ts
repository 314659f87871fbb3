import type { Vehicle } from '../../contract/vehicle.ts';
import { OLDEST_POSITION } from './selectVehicles.ts';
import type { TripMatch } from './TripMatch.ts';

export interface RouteVehicles {
  /** The route's feed's own time, in milliseconds since 1970. */
  readonly reportedAt: number;
  /** Empty for a route without any. */
  readonly vehicles: readonly Vehicle[];
}

/** What is known of a feed for the routes. */
export interface FeedMatch {
  /** Its latest vehicles; null while the feed is not live. */
  readonly match: TripMatch | null;
  /** The routes on which it has had vehicles. */
  readonly served: ReadonlySet<string>;
}

const latest = (times: readonly number[]) => Math.max(...times);

/**
 * The time for a route without vehicles. The oldest of the feeds, because any of them may be the one that
 * is frozen. A feed without any vehicles may rightly send the same time for hours.
 */
function timeWithoutVehicles(matches: readonly TripMatch[]): number {
  const times = matches.flatMap(({ reportedAt, matched }) => (matched > 0 ? [reportedAt] : []));
  return times.length > 0
    ? Math.min(...times)
    : latest(matches.map(({ reportedAt }) => reportedAt));
}

/** The vehicles of several feeds on one route. Of two with one ID, the newest counts. */
function merge(matches: readonly TripMatch[], routeID: string): RouteVehicles {
  const reportedAt = latest(matches.map((match) => match.reportedAt));
  const byID = new Map<string, { readonly vehicle: Vehicle; readonly at: number }>();
  for (const match of matches) {
    for (const vehicle of match.ofRoute(routeID)) {
      const at = match.measuredAt(vehicle);
      // Riders see the newest time, so the vehicles of a frozen feed must not stay beside the others.
      if (reportedAt - at > OLDEST_POSITION) continue;
      const other = byID.get(vehicle.vehicleID);
      if (other === undefined || at >= other.at) byID.set(vehicle.vehicleID, { vehicle, at });
    }
  }
  return { reportedAt, vehicles: [...byID.values()].map(({ vehicle }) => vehicle) };
}

/**
 * The vehicles on a route, with the time of the feed that they are from. Without any, the feeds
 * count that have had vehicles on the route, or all feeds if none has: only if all of these are live, the
 * route has no vehicles (decision 0058).
 *
 * @returns null if the vehicles aren't known
 */
export function routeReport(feeds: readonly FeedMatch[], routeID: string): RouteVehicles | null {
  const withVehicles = feeds.flatMap(({ match }) =>
    match !== null && match.ofRoute(routeID).length > 0 ? [match] : [],
  );
  if (withVehicles.length > 0) return merge(withVehicles, routeID);
  const serving = feeds.filter(({ served }) => served.has(routeID));
  const relevant = (serving.length > 0 ? serving : feeds).map(({ match }) => match);
  const live = relevant.filter((match) => match !== null);
  if (live.length < relevant.length || live.length === 0) return null;
  return { reportedAt: timeWithoutVehicles(live), vehicles: [] };
}
