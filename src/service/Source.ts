import type { ParkingLot } from '../contract/parking-lot.ts';
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
  readonly features?: Settings['features'];
  /** As in the settings; see `startRoutes()`. */
  readonly startRoutes?: readonly string[];
  readonly routeDocuments?: string;
}

/** A basemap that a source generates: a MapLibre style and its vector tiles. */
export interface SourceBasemap {
  /** The MapLibre style document. Its tiles are at `tilesUrl` + `/{z}/{x}/{y}.mvt`. */
  style(theme: 'light' | 'dark', tilesUrl: string): unknown;
  /** One vector tile, or null outside the city. */
  tile(z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null;
}

/**
 * Where the service gets its data. To add another kind of data, implement this interface. `now` is
 * the current time in milliseconds since 1970; it is a parameter so that results are reproducible.
 * A method throws if it has no data, and the service then sends an error response.
 */
export interface Source {
  /** A name for logs and health checks, such as `demo`. */
  readonly name: string;
  /** The IDs of all routes, including those without stops or buses now. */
  routeIDs(now: number): Promise<readonly string[]>;
  /** All stops, grouped by route. Returns the same array until the stops change. */
  stops(now: number): Promise<readonly RouteStop[]>;
  /** The vehicles now on a route, in no particular order. */
  vehicles(routeID: string, now: number): Promise<readonly Vehicle[]>;
  /** The lots of all operators, each with its current and future `specialEvents`. */
  lots(now: number): Promise<readonly ParkingLot[]>;
  readonly city?: SourceCity;
  readonly basemap?: SourceBasemap;
}
