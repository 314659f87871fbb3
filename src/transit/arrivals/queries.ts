import type { Arrival } from '../../contract/arrivals.ts';
import type { DepartureFilter } from '../../contract/departure-filter.ts';

/** What getarrivals is asked for. */
export interface ArrivalsQuery {
  readonly stopID: string;
  /** How far ahead. */
  readonly minutes: number;
  readonly routeID?: string | undefined;
  readonly filter?: DepartureFilter | undefined;
}

/** The arrivals at a stop, the earliest first. */
export interface StopArrivals {
  /** The stop that the city lists for the one asked for; the latter if omitted. */
  readonly stopID?: string;
  readonly arrivals: readonly Arrival[];
  /** The zone of the clocks at the stop; missing where it is the city's. */
  readonly timeZone?: string;
  /** When the live data in them was measured, in milliseconds since 1970; null if none of it is live. */
  readonly updatedAt: number | null;
  /** Whether the agency's predictions are too old to use, so that the times are the timetable's. */
  readonly isLiveLost?: boolean;
}

/** A trip by its ID, or the one that a vehicle is on. */
export type TripQuery =
  | { readonly tripID: string }
  | { readonly routeID: string; readonly vehicleID: string };
