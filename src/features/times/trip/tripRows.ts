import {
  type Departure,
  departureOf,
  type DepartureOptions,
} from '../../../contract/departures/departureRows.ts';
import type { TripStop, TripTimes } from '../../../contract/trip-times.ts';

/** A stop of a trip as a row shows it. */
export interface TripRow {
  readonly stop: TripStop;
  /** Its place in the trip: a trip may serve a stop twice. */
  readonly place: number;
  /** When the bus comes; null once it has passed, and where nothing is known. */
  readonly departure: Departure | null;
  readonly isPassed: boolean;
}

/** Whether this is the chosen stop: the one where the bus stops today, or the planned one. */
export const isAtStop = (
  { stopID, plannedStop }: Pick<TripStop, 'stopID' | 'plannedStop'>,
  chosen: string | null,
): boolean => stopID === chosen || plannedStop?.stopID === chosen;

/** As for departures, and how old the trip's answer is. */
interface TripOptions extends DepartureOptions {
  /** Milliseconds since the answer was received. */
  readonly age: number;
}

/** The rows of a trip's stops, in order. Live times that are old are the timetable's again. */
export function tripRows(
  { stops, tripID, routeID, destination, vehicleID, state }: TripTimes,
  { age, ...options }: TripOptions,
): readonly TripRow[] {
  const isFresh = age <= options.liveFor;
  return stops.map((stop, place) => {
    const { expectedAt, passed } = stop;
    const departure =
      passed || expectedAt === undefined
        ? null
        : departureOf(
            {
              ...stop,
              ...(state === 'canceled' ? { state } : {}),
              expectedAt,
              tripID,
              routeID,
              destination,
              vehicleID,
            },
            isFresh,
            options,
          );
    return { stop, place, departure, isPassed: passed || isOver(stop, options.now, departure) };
  });
}

/** Whether the time of a stop without a departure is over. */
const isOver = ({ expectedAt }: TripStop, now: number, departure: Departure | null): boolean =>
  departure === null && expectedAt !== undefined && expectedAt < now;
