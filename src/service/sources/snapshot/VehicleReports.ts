import type { Vehicle } from '../../../contract/vehicle.ts';

/** The vehicles of all routes, from one reading of the city's realtime feeds (S7). */
export interface VehicleReports {
  /** The feed's own time, in milliseconds since 1970. */
  readonly reportedAt: number;
  /** When the feed is read next, in milliseconds since 1970. */
  readonly refreshAt?: number;
  /** The vehicles on a route; empty for a route without any. */
  ofRoute(routeID: string): readonly Vehicle[];
}
