import type { TripFrequency } from '../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import type { StopPlace } from './stopPlaces.ts';

/** A run of a trip: the trip on a service day. */
export interface TripRun {
  /** Index. */
  readonly trip: number;
  readonly date: ServiceDate;
  /** The first departure, in milliseconds since 1970. It tells runs of a trip by frequency apart. */
  readonly start: number;
  /** Seconds between two departures if they are only about so far apart; else null. */
  readonly headway: number | null;
  /** Whether frequencies.txt repeats the trip. */
  readonly isRepeated: boolean;
}

/** A departure of a run from a stop, by the timetable. */
export interface Departure extends StopPlace {
  readonly run: TripRun;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether it is certain that another one leaves the place later on this service day, by the timetable. */
  readonly isFollowed?: boolean;
}

/** A departure of a day's timetable. One for a whole period where buses come about so far apart. */
export interface DayDeparture extends Departure {
  /** The last departure of the period, in milliseconds since 1970; null for a single departure. */
  readonly until: number | null;
}

/** The times of a run's stops by the timetable, in milliseconds since 1970; NaN where a stop has no time. */
export interface RunTimes {
  readonly arrivals: Float64Array;
  readonly departures: Float64Array;
}

/** The timetable of a city. It answers for a stop in time that depends on the patterns there. */
export interface Timetable {
  /** Where a stop is in the patterns, without the places where nobody can board. */
  placesOf(stop: number): readonly StopPlace[];
  /**
   * The departures from a place from one instant until before another, in milliseconds; in no order. Of thousands of a
   * service day, the first thousand or two.
   */
  departures(place: StopPlace, from: number, until: number): Departure[];
  /** The departures of a service day from a place, in no order. Of much more than `most`, the first ones, at least as many. */
  departuresOn(place: StopPlace, date: ServiceDate, most: number): DayDeparture[];
  /** The last departure of a service day from a place, in milliseconds; -Infinity without one. */
  lastOf(place: StopPlace, date: ServiceDate): number;
  /** The trips of a pattern that run once on a service day, by their first departures; indexes. */
  tripsOn(pattern: number, date: ServiceDate): Uint32Array;
  /** An object that is the same one for service days with the same trips, as long as it is of use. */
  kindOf(date: ServiceDate): object;
  /** The periods in which trips of a pattern are repeated on a service day. */
  periodsOn(pattern: number, date: ServiceDate): readonly TripFrequency[];
  /** When a service day begins, in milliseconds since 1970. */
  startOf(date: ServiceDate): number;
  /** For how many days after its own a service day's trips may run, rounded up. */
  readonly daysBack: number;
  /** Whether a bus that is early waits at a place, as far as the feed tells timepoints from other stops. */
  isTimepoint(place: StopPlace): boolean;
  /** When a run departs from one of its stops, in milliseconds; NaN where the stop has no time. */
  departureAt(run: TripRun, position: number): number;
  /**
   * When a run is at each of its stops.
   *
   * @param arrayOf gives the arrays of a length that are filled; new ones if omitted
   */
  timesOf(run: TripRun, arrayOf?: (length: number) => Float64Array): RunTimes;
  /** The run of a trip on a day; by frequency the one that starts then. Null if there is none. */
  runOf(trip: number, date: ServiceDate, start?: number): TripRun | null;
  /** How many trips of the feed are a run: some are in two services that run on one day. */
  tripsAsOne(run: TripRun): number;
  /** The run as which the bus of a run goes on, of the same block; null if it ends there, or is repeated. */
  nextInBlock(run: TripRun): TripRun | null;
}
