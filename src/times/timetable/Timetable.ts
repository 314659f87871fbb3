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
}

/** A departure of a day's timetable. One for a whole period where buses come about so far apart. */
interface DayDeparture extends Departure {
  /** The last departure of the period, in milliseconds since 1970; null for a single departure. */
  readonly until: number | null;
}

/** A stop of a run, by the timetable; null where it has no time. In milliseconds since 1970. */
interface RunStop {
  readonly arrival: number | null;
  readonly departure: number | null;
}

/** The timetable of a city (T1, T4). It answers for a stop in time that depends on the patterns there. */
export interface Timetable {
  /** Where a stop is in the patterns, without the places where nobody can board. */
  placesOf(stop: number): readonly StopPlace[];
  /** The departures from a place from one instant until before another, in milliseconds; in no order. */
  departures(place: StopPlace, from: number, until: number): Departure[];
  /** All departures of a service day from a place, in no order. */
  departuresOn(place: StopPlace, date: ServiceDate): DayDeparture[];
  /** The last departure of a service day from a place, in milliseconds; -Infinity without one. */
  lastOf(place: StopPlace, date: ServiceDate): number;
  /** The stops of a run in their order. */
  stopsOf(run: TripRun): readonly RunStop[];
  /** The run of a trip on a day; by frequency the one that starts then. Null if there is none. */
  runOf(trip: number, date: ServiceDate, start?: number): TripRun | null;
}
