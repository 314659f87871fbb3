import type { ParkingLot } from '../contract/parking-lot.ts';
import type { RouteDocument } from '../contract/route-document.ts';
import type { RouteSettings, Settings } from '../contract/settings.ts';
import type { Stop } from '../contract/stop.ts';
import type { Vehicle } from '../contract/vehicle.ts';

/** A stop on one route in one direction. A stop on two routes occurs twice. */
export interface RouteStop extends Stop {
  readonly routeID: string;
}

/** Settings that the source provides where the settings file omits them. */
export interface SourceCity {
  readonly city: Settings['city'];
  readonly routes: readonly RouteSettings[];
  readonly operators: Settings['operators'];
  /** As in the settings; see `startRoutes()`. */
  readonly startRoutes?: readonly string[];
  /** The URL template of the route documents, usually `ROUTE_DOCUMENTS` of this service (S20). */
  readonly routeDocuments?: string;
  /** The tiles of a city whose source has none of its own. */
  readonly basemap?: Pick<Settings['basemap'], 'tiles'>;
}

/** A basemap that a source generates: vector tiles in the OpenMapTiles schema (S18). */
export interface SourceBasemap {
  /** The first and the last zoom with tiles. */
  readonly minzoom: number;
  readonly maxzoom: number;
  /** HTML. */
  readonly attribution: string;
  /** One vector tile, or null outside the city. */
  tile(z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null;
}

/** The vehicles now on a route, and when the feed reported them. */
export interface VehicleReport {
  /**
   * The feed's own time, in milliseconds since 1970, not the time of the request. So a feed that no
   * longer changes looks old to riders (S7).
   */
  readonly reportedAt: number;
  /** In no particular order. */
  readonly vehicles: readonly Vehicle[];
  /** When the source reads its feed next, in milliseconds since 1970. The response is fresh until then. */
  readonly refreshAt?: number;
  /** When a gateway read them from its upstream, in milliseconds since 1970; for Age (S9). */
  readonly readAt?: number;
}

/** The stops of one or more routes could not be read. */
export interface StopsGap {
  /** Why, if a later attempt may succeed; null if the upstream service refuses these routes. */
  readonly fault: Error | null;
}

/** The times of the data that a source has, in milliseconds since 1970; null if it has none or knows none. */
interface DataTimes {
  readonly stops: number | null;
  readonly vehicles: number | null;
  readonly lots: number | null;
  /** When a gateway read the stops and lots from its upstream, in milliseconds since 1970; for Age (S9). */
  readonly stopsReadAt?: number;
  readonly lotsReadAt?: number;
  /** When the source reads the lots next, in milliseconds since 1970. The response is fresh until then. */
  readonly lotsRefreshAt?: number;
}

/**
 * Where the service gets its data. To add another kind of data, implement this interface. `now` is
 * the current time in milliseconds since 1970; it is a parameter so that results are reproducible.
 * A method throws if it has no data at the moment, and the service then sends an error response. An
 * optional method is missing if the city never has this data.
 *
 * Objects are the change signal: `city`, `routeIDs` and `stops` return the same object until their
 * content changes, and then another one. Readers compare them, and keep what they computed from each.
 */
export interface Source {
  /** A name for logs and health checks, such as `demo`. */
  readonly name: string;
  /**
   * Starts reading and polling, before the first other call. Resolves when the source can answer.
   * Rejects if it never will. Missing if there is nothing to start.
   */
  start?(): Promise<void>;
  /** Stops all polling and imports. Resolves when they have ended; never rejects. */
  stop?(): Promise<void>;
  /** How old the data is; for Last-Modified, metrics and health checks. */
  dataTimes(now: number): DataTimes;
  /** The IDs of all routes, including those without stops or buses now. */
  routeIDs(now: number): Promise<readonly string[]>;
  /** All stops, grouped by route. */
  stops(now: number): Promise<readonly RouteStop[]>;
  /** What the last `stops` lacks; null if it lacks nothing. Missing if it never does. */
  stopsGap?(): StopsGap | null;
  /** The stops of one route, of a source that can have them while it lacks those of another route. */
  stopsOfRoute?(routeID: string, now: number): Promise<readonly RouteStop[]>;
  /** The vehicles now on a route. Missing if the city has no live data. */
  vehicles?(routeID: string, now: number): Promise<VehicleReport>;
  /**
   * The lots of all operators, each with its current and future `specialEvents`. Missing if the city
   * has no parking data.
   */
  lots?(now: number): Promise<readonly ParkingLot[]>;
  /** What is known of a route beyond the interface (S20); null for an unknown route. */
  routeDocument?(routeID: string, now: number): Promise<RouteDocument | null>;
  readonly city?: SourceCity;
  readonly basemap?: SourceBasemap;
}
