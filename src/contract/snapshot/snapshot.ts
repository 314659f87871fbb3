import type { ServiceCalendar } from '../../lib/time/service-calendar.ts';
import type { SnapshotWays } from './ways.ts';

/**
 * A city's transit network as the GTFS importer writes it and the service reads it. The lists
 * refer to each other by index.
 */
export interface Snapshot {
  readonly format: typeof SNAPSHOT_FORMAT;
  /** A hash of the feed's content, in hexadecimal. It names the snapshot. */
  readonly contentHash: string;
  /** When the feed was read, in milliseconds since 1970; not in the files of older versions. */
  readonly importedAt?: number;
  readonly city: SnapshotCity;
  readonly routes: readonly SnapshotRoute[];
  readonly stops: readonly SnapshotStop[];
  readonly lines: readonly SnapshotLine[];
  readonly patterns: readonly SnapshotPattern[];
  readonly services: readonly SnapshotService[];
  readonly trips: SnapshotTrips;
  /** Names in other languages than the feed's own; missing if there are none. */
  readonly names?: readonly SnapshotName[];
  /** Missing if there are none, and in the files of older versions. */
  readonly stopAliases?: readonly SnapshotStopAlias[];
  /** Stops and routes of which the timetable has no trips, but live ones may come; missing if there are none. */
  readonly stopsWithoutTrips?: readonly SnapshotStop[];
  readonly routesWithoutTrips?: readonly SnapshotRoute[];
  /** Those with several platforms or an entrance; missing if there are none, and in the files of older versions. */
  readonly stations?: readonly SnapshotStation[];
  /** Missing if the feed has no pathways to platforms, and in the files of older versions. */
  readonly ways?: SnapshotWays;
}

/**
 * Raised when a list changes, so that a feed is imported again. The older file is served until then (decision 61).
 * A new list does not need another number.
 */
export const SNAPSHOT_FORMAT = 6;

export interface SnapshotCity {
  /** The agency's name; of several agencies the publisher's, or that of the place with most service. */
  readonly name: string;
  /** An IANA zone, from agency_timezone. */
  readonly timeZone: string;
  /** A BCP 47 language, such as `en-CA`; empty if the feed names none. */
  readonly language: string;
  /** Two capital letters (ISO 3166); empty if not known. */
  readonly country: string;
  /** Where most service is. */
  readonly center: { readonly lat: number; readonly lon: number };
  readonly zoom: number;
  /** The first and last day with service, `YYYYMMDD`. */
  readonly firstDate: string;
  readonly lastDate: string;
}

/**
 * A name of a stop, destination, route, agency or city in another language, a BCP 47 tag. With a stopID it is this
 * stop's: other stops of its name are called something else in that language.
 */
export type SnapshotName = readonly [
  language: string,
  own: string,
  name: string,
  stopID?: string | undefined,
];

export interface SnapshotRoute {
  /** The interface's routeID: the route's short name, or its route_id. */
  readonly routeID: string;
  /** What riders read instead of a routeID that is a technical ID. */
  readonly label?: string;
  /** route_sort_order: routes with a lower one are listed first. */
  readonly sortOrder?: number;
  /** The route_id of each row of routes.txt that is this route. */
  readonly gtfsRouteIDs: readonly string[];
  readonly name: string;
  /** `#rrggbb`, readable on the page's background, light and dark. */
  readonly color: string;
  /** route_type, such as 0 for a tram or 3 for a bus. */
  readonly type: number;
  readonly agency: string;
  /** agency_id; missing where the feed has none. */
  readonly agencyID?: string;
  readonly directions: readonly SnapshotDirection[];
  /** The services of its trips; indexes. */
  readonly services: readonly number[];
}

/** What riders read on the front of the vehicle, and the stops served under it. */
export interface SnapshotDirection {
  /** The interface's destination, unique within the route. */
  readonly destination: string;
  /** The stops where riders get on or off within 14 days, in the order of travel; indexes. */
  readonly stops: readonly number[];
  /** Those of them where riders only get off; missing if there are none. */
  readonly exitOnly?: readonly number[];
  /** Those of them where riders only get on with a reservation; missing if there are none. */
  readonly byReservation?: readonly number[];
  /** Indexes. */
  readonly lines: readonly number[];
}

export interface SnapshotStop {
  /** The interface's stopID: stop_code or stop_id. */
  readonly stopID: string;
  /** stop_id. */
  readonly gtfsStopID: string;
  /** stop_id of its station; missing without one. */
  readonly station?: string;
  /** platform_code, such as "2" or "B"; missing without one. */
  readonly platform?: string;
  /** stop_timezone, by which clocks there go; missing where the feed names none. Its times are in the city's zone. */
  readonly timeZone?: string;
  /** Whether wheelchairs get on and off there, as wheelchair_boarding says; missing where the feed doesn't say. */
  readonly isAccessible?: boolean;
  /** The name that riders see; the interface calls it `intersection`. */
  readonly intersection: string;
  readonly lat: number;
  readonly lon: number;
}

/** A place of a station. Whether it is accessible is missing where the feed doesn't say. */
interface StationPlace {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly isAccessible?: boolean;
}

/** The stops whose `station` it is are its platforms. */
export interface SnapshotStation extends StationPlace {
  /** stop_id. */
  readonly stationID: string;
  readonly entrances: readonly StationPlace[];
}

/** What alerts may name instead of a stop or station: an entrance or part of it, or a code; and its stop_id. */
export type SnapshotStopAlias = readonly [alias: string, of: string];

/** The path of a shape, simplified to 5 m: longitudes and latitudes in turn. */
export type SnapshotLine = readonly number[];

/** The stops of a trip in order; many trips share one pattern. */
export interface SnapshotPattern {
  /** Index. */
  readonly route: number;
  /** direction_id, or -1. */
  readonly directionID: number;
  /** For each stop, the index of its direction in the route; one number if all are the same. */
  readonly directions: number | readonly number[];
  /** Indexes. */
  readonly stops: readonly number[];
  /** stop_sequence of each stop. */
  readonly sequences: readonly number[];
  /** Index, or -1 if the trips have no shape. */
  readonly line: number;
  /** Each stop's distance from the line's start along the line, in whole meters; empty without a line. */
  readonly distances: readonly number[];
}

export type SnapshotService = ServiceCalendar;

/** wheelchair_accessible or bikes_allowed of a trip; undefined if it is not known. */
export const tripFlag = (value: number | undefined): boolean | undefined =>
  value === 1 ? true : value === 2 ? false : undefined;

/** The trips, one list for each property, in the same order. */
export interface SnapshotTrips {
  /** trip_id. */
  readonly ids: readonly string[];
  /** original_trip_id, by which some realtime feeds name trips, or ''; missing if the feed has none. */
  readonly otherIDs?: readonly string[];
  /** Indexes. */
  readonly patterns: readonly number[];
  /** Indexes. */
  readonly services: readonly number[];
  /** The first departure, in seconds after the service day's start (noon minus 12 hours); -1 if unknown. */
  readonly starts: readonly number[];
  /** wheelchair_accessible: 0 unknown, 1 yes, 2 no. */
  readonly wheelchairs: readonly number[];
  /** bikes_allowed: 0 unknown, 1 yes, 2 no. */
  readonly bikes: readonly number[];
}
