import type { TripFrequency } from '../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import type { PatternTrips } from './PatternTrips.ts';
import type { ServiceDay } from './serviceDays.ts';
import type { StopPlace } from './stopPlaces.ts';
import { NO_TIME } from './TimeProfiles.ts';
import type { Departure, TripRun } from './Timetable.ts';

export type DatedDay = readonly [date: ServiceDate, day: ServiceDay];
/** From one second after a service day's start until before another. */
export type Seconds = readonly [from: number, until: number];

/** A period in which a trip is repeated, at a place. In seconds. */
interface PeriodAtPlace {
  readonly frequency: TripFrequency;
  /** From the trip's start to the place. */
  readonly ride: number;
  /** When the last one starts, after the service day's start. */
  readonly lastStart: number;
}

/** A run of a trip by frequency. @param start its first departure, in milliseconds since 1970 */
export const repeatedRun = (
  { trip, headway, isExact }: TripFrequency,
  date: ServiceDate,
  start: number,
): TripRun => ({ trip, date, start, headway: isExact ? null : headway, isRepeated: true });

interface RepeatedTrips {
  readonly periodsAt: (place: StopPlace, day: ServiceDay) => PeriodAtPlace[];
  /** The departures from a place in a part of a day, of all periods or of some, in no order. */
  readonly repeatedDepartures: (
    place: StopPlace,
    day: DatedDay,
    seconds: Seconds,
    periods?: readonly PeriodAtPlace[],
  ) => Departure[];
}

/**
 * The departures of trips that frequencies.txt repeats.
 *
 * @param rideTo gives the seconds from a trip's start to the departure from a stop, by its place; or `NO_TIME`
 */
export function repeatedTrips(
  all: PatternTrips,
  rideTo: (trip: number, position: number) => number,
): RepeatedTrips {
  const periodsAt = ({ pattern, position }: StopPlace, day: ServiceDay) =>
    all.frequenciesOf(pattern).flatMap((frequency) => {
      const ride = rideTo(frequency.trip, position);
      const { trip, from, until, headway } = frequency;
      const lastStart = from + Math.floor((until - 1 - from) / headway) * headway;
      return ride === NO_TIME || !day.runs(trip) ? [] : [{ frequency, ride, lastStart }];
    });

  function repeatedDepartures(
    place: StopPlace,
    [date, day]: DatedDay,
    [from, until]: Seconds,
    periods: readonly PeriodAtPlace[] = periodsAt(place, day),
  ): Departure[] {
    return periods.flatMap(({ frequency, ride, lastStart }) => {
      const { headway } = frequency;
      const skipped = Math.max(0, Math.ceil((from - ride - frequency.from) / headway));
      const first = frequency.from + skipped * headway;
      const last = Math.min(lastStart, until - ride - 1);
      const count = Math.max(0, Math.floor((last - first) / headway) + 1);
      return Array.from({ length: count }, (_, index) => {
        const start = first + index * headway;
        const run = repeatedRun(frequency, date, day.start + start * 1000);
        return { ...place, run, at: day.start + (start + ride) * 1000 };
      });
    });
  }

  return { periodsAt, repeatedDepartures };
}
