import type { Alert } from '../contract/alerts/Alert.ts';
import type { Bikes } from '../contract/bikes/BikesAnswer.ts';
import type { NamesDocument } from '../contract/documents/names-document.ts';
import type { RouteDocument } from '../contract/documents/route-document.ts';
import type { StopTimetable } from '../contract/documents/stop-timetable.ts';
import type { ParkingLot } from '../contract/parking/parking-lot.ts';
import type { FoundPlaces, PlaceQuery } from '../contract/places/places.ts';
import type { RouteSettings, Settings } from '../contract/settings/settings.ts';
import type { Snapshot } from '../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../contract/snapshot/timetable.ts';
import type { Entrance, StepFree } from '../contract/stops/station.ts';
import type { Stop } from '../contract/stops/stop.ts';
import type { TripTimes } from '../contract/trip-times.ts';
import type { Vehicle } from '../contract/vehicle.ts';
import type { ServiceDate } from '../lib/time/service-date.ts';
import type { ArrivalsQuery, StopArrivals, TripQuery } from '../transit/arrivals/queries.ts';
import type { JourneyPart } from '../transit/journeys/JourneyPart.ts';

/** The route of stops that only live trips serve. They are in no list of a route's or all routes' stops. */
export const NO_ROUTE = '';

/** A stop on one route in one direction. A stop on two routes occurs twice. */
export interface RouteStop extends Stop {
  readonly routeID: string;
  /** The ID of its station within its feed; not in answers. */
  readonly station?: string;
  /** platform_code. */
  readonly platform?: string;
}

/** A station: its platforms are stops, by their stopIDs. */
export interface SourceStation extends Pick<
  RouteStop,
  'stopID' | 'intersection' | 'latitude' | 'longitude' | 'wheelChairAccessible'
> {
  readonly platforms: readonly string[];
  readonly entrances: readonly Entrance[];
  /** Whether its platform at an index can be reached without steps; undefined where that is not known. */
  readonly stepFree?: ((platform: number) => StepFree | undefined) | undefined;
}

/** Settings that the source provides where the settings file omits them. */
export interface SourceCity {
  readonly city: Settings['city'];
  readonly routes: readonly RouteSettings[];
  /** The names of its feeds, if it has several. */
  readonly feeds?: readonly string[];
  readonly operators: Settings['operators'];
  /** As in the settings; see `startRoutes()`. */
  readonly startRoutes?: readonly string[];
  /** The URL template of the route documents, usually that of `DOCUMENTS`. */
  readonly routeDocuments?: string;
  /** The URL template of the stops' timetables, usually that of `DOCUMENTS`. */
  readonly timetables?: string;
  /** As in the settings. */
  readonly names?: Settings['names'];
  /** The tiles of a city whose source has none of its own. */
  readonly basemap?: Pick<Settings['basemap'], 'tiles'>;
}

/** A basemap that a source has: vector tiles in the OpenMapTiles schema. */
export interface SourceBasemap {
  /** The first and the last zoom with tiles. */
  readonly minzoom: number;
  readonly maxzoom: number;
  /** HTML. */
  readonly attribution: string;
  /** One vector tile, or null outside the city. */
  tile(z: number, x: number, y: number): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** A part of the data could not be read, such as the stops of some routes. */
export interface Gap {
  /** Why, if a later attempt may succeed; null if no attempt will. */
  readonly fault: Error | null;
}

/** What is missing because a part could not be read. */
export const gapOf = (reason: unknown): Gap => ({
  fault: reason instanceof Error ? reason : new Error(String(reason)),
});

/** What a source gives of one subject, with its times in milliseconds since 1970. */
export interface Timed<T, At extends number | null = number | null> {
  readonly value: T;
  /**
   * The data's own time, such as that of the feed, not the time of the request. So a feed that no longer changes
   * looks old to riders. Null if it is not known.
   */
  readonly reportedAt: At;
  /** When a feed's reader read it; for Age. */
  readonly readAt?: number | undefined;
  /** When the source reads it next. The response is fresh until then. */
  readonly refreshAt?: number | undefined;
  /** What it lacks; null if nothing. */
  readonly gap?: Gap | null;
}

export interface Supply<Query, T, At extends number | null = number | null> {
  /**
   * Rejects if there is no data at the moment, and the service then sends an error response.
   *
   * @param now milliseconds since 1970; a parameter so that results are reproducible
   */
  read(query: Query, now: number): Promise<Timed<T, At>>;
  /** For the metrics of stops, vehicles and lots: the time of the latest data, which is not read for this; null without any. */
  latestAt?(now: number): number | null;
  /** Whether the city may have such data; missing if that is certain. The answer may change as feeds are read. */
  mayHaveData?(): boolean;
}

/** A feed of the city with its timetable, as pages may have it. */
export interface CityFeed {
  /** Empty for the only feed of a city. */
  readonly name: string;
  readonly snapshot: Snapshot;
  readonly timetable: SnapshotTimetable;
}

/** When buses come. Each supply gives null for a stop or a trip that the city does not have. */
export interface TimesSupplies {
  readonly arrivals: Supply<ArrivalsQuery, StopArrivals | null>;
  /** Missing if the source knows no trips. */
  readonly trip?: Supply<TripQuery, TripTimes | null> | undefined;
  /** The agencies whose buses journeys use; missing if the source has no timetable. */
  readonly journeys?: Supply<null, readonly JourneyPart[]> | undefined;
  /** Missing if the source has no timetable of whole days. */
  readonly timetable?:
    | Supply<{ readonly stopID: string; readonly date: ServiceDate }, StopTimetable | null>
    | undefined;
}

/**
 * Finds the ID under which a city of several feeds lists a route or stop, for example for a link from before the
 * city had its second feed. Undefined for one that the city does not have.
 */
interface ListedIDs {
  route(routeID: string): string | undefined;
  stop(stopID: string): string | undefined;
}

/**
 * Where the service gets its data: a name, and a supply for each subject. To add another kind of data, add a
 * supply. One is missing if the city never has its data.
 *
 * Objects are the change signal: `city`, `routeIDs` and the stops are the same object until their content
 * changes, and then another one. Readers compare them, and keep what they computed from each.
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
  /** The IDs of all routes, including those without stops or buses now. */
  routeIDs(now: number): Promise<readonly string[]>;
  /** Missing where nothing has several IDs. */
  readonly listedIDs?: ListedIDs | undefined;
  /** The stops of a route; for null those of all routes, grouped by route. */
  readonly stops: Supply<string | null, readonly RouteStop[]>;
  /** The stations with several platforms or an entrance; missing if the source knows none. */
  readonly stations?: Supply<null, readonly SourceStation[]> | undefined;
  /** The vehicles now on a route, in no particular order. */
  readonly vehicles?: Supply<string, readonly Vehicle[], number> | undefined;
  /** The lots of all operators, each with its current and future `specialEvents`. */
  readonly lots?: Supply<null, readonly ParkingLot[]> | undefined;
  /** Bikes and scooters to rent. */
  readonly bikes?: Supply<null, Bikes> | undefined;
  /** Addresses and places by their names; missing without a geocoder. */
  readonly places?: Supply<PlaceQuery, FoundPlaces> | undefined;
  readonly times?: TimesSupplies | undefined;
  /** What the agency says about its service, also what is over or far ahead. */
  readonly alerts?: Supply<null, readonly Alert[]> | undefined;
  /** What is known of a route beyond the interface; null for an unknown route. */
  readonly routeDocument?: Supply<string, RouteDocument | null> | undefined;
  /** The city's names in a language, a BCP 47 tag; null if it has none in it. */
  readonly names?: Supply<string, NamesDocument | null> | undefined;
  readonly city?: SourceCity | undefined;
  /** All that the documents of the city are made from; null if it is too large for a page, or has no times. */
  readonly cityFeeds?: (() => readonly CityFeed[] | null) | undefined;
  readonly basemap?: SourceBasemap | undefined;
}
