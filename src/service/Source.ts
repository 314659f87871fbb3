import type { ParkingLot } from '../contract/parking-lot.ts';
import type { RouteSettings, Settings } from '../contract/settings.ts';
import type { Stop } from '../contract/stop.ts';
import type { Vehicle } from '../contract/vehicle.ts';

/** A stop as one route serves it in one direction; a stop of two routes is two of these. */
export interface RouteStop extends Stop {
  readonly routeID: string;
}

/** What a source knows of its city, to fill what the settings file leaves out. */
export interface SourceCity {
  readonly city: Settings['city'];
  readonly routes: readonly RouteSettings[];
  readonly operators: Settings['operators'];
}

/** A basemap that a source draws itself, as any MapLibre style would be served. */
export interface SourceBasemap {
  /** The MapLibre style document; its tiles stand under `tilesUrl` + `/{z}/{x}/{y}.mvt`. */
  style(theme: 'light' | 'dark', tilesUrl: string): unknown;
  /** One vector tile, or null where the city does not reach. */
  tile(z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null;
}

/**
 * Where the service's answers come from. Adding a city's data means writing one more of these.
 * `now` is the present in milliseconds since 1970, passed in so that an answer can be repeated.
 * A method that cannot answer throws; the service turns that into an honest refusal.
 */
export interface Source {
  /** A word for logs and health, such as `demo`. */
  readonly name: string;
  /** Every route's ID, also of those that have no stop or no bus now. */
  routeIDs(now: number): Promise<readonly string[]>;
  /** Every stop of every route, one route's together; the same array until the stops change. */
  stops(now: number): Promise<readonly RouteStop[]>;
  /** The vehicles now driving a route, in no order. */
  vehicles(routeID: string, now: number): Promise<readonly Vehicle[]>;
  /** The lots of all operators, each with its current and future `specialEvents`. */
  lots(now: number): Promise<readonly ParkingLot[]>;
  readonly city?: SourceCity;
  readonly basemap?: SourceBasemap;
}
