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
