import type { Vehicle } from '../../../contract/vehicle.ts';

/** The vehicles of all routes, from the latest readings of the city's realtime feeds (S7). */
export interface VehicleReports {
  /** The time of the feed that is newest by its own clock, in milliseconds since 1970. */
  readonly reportedAt: number;
  /** When a feed is read next, in milliseconds since 1970. */
  readonly refreshAt?: number;
  /** The vehicles on a route; null if they aren't known, because a feed of that route is not live. */
  ofRoute(routeID: string): RouteVehicles | null;
}

export interface RouteVehicles {
  /** The route's feed's own time, in milliseconds since 1970. */
  readonly reportedAt: number;
  /** Empty for a route without any. */
  readonly vehicles: readonly Vehicle[];
}
