import type { TripFrequency } from '../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import type { PatternTrips } from './PatternTrips.ts';
import type { ServiceDay } from './serviceDays.ts';
import type { StopPlace } from './stopPlaces.ts';
import { NO_TIME } from './TimeProfiles.ts';
import type { Departure, TripRun } from './Timetable.ts';

export type DatedDay = readonly [date: ServiceDate, day: ServiceDay];
/** From one second after a service day's start until before another. */
type Seconds = readonly [from: number, until: number];

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
  /**
   * The departures from a place in a part of a day, in no order. Of more than `most` only the first ones, at most twice
   * as many.
   */
  readonly repeatedDepartures: (
    place: StopPlace,
    day: DatedDay,
    seconds: Seconds,
    most: number,
    periods?: readonly PeriodAtPlace[],
  ) => Departure[];
}

/** The starts of a period's trips that depart from the place in a part of a day: the first one, and how many. */
function startsIn({ frequency, ride, lastStart }: PeriodAtPlace, [from, until]: Seconds) {
  const { headway } = frequency;
  const skipped = Math.max(0, Math.ceil((from - ride - frequency.from) / headway));
  const first = frequency.from + skipped * headway;
  const last = Math.min(lastStart, until - ride - 1);
  return { first, count: Math.max(0, Math.floor((last - first) / headway) + 1) };
}

/** The part of a day in which the first departures are, and little more than `most`: a feed can repeat a trip each second. */
function shortened(
  periods: readonly PeriodAtPlace[],
  [from, until]: Seconds,
  most: number,
): Seconds {
  const isShort = (end: number) =>
    periods.reduce((sum, period) => sum + startsIn(period, [from, end]).count, 0) <= most;
  if (isShort(until)) return [from, until];
  let [short, long] = [from, until];
  while (long - short > 1) {
    const middle = (short + long) / 2;
    if (isShort(middle)) short = middle;
    else long = middle;
  }
  return [from, long];
}

/**
 * The departures of trips that frequencies.txt repeats.
 *
 * @param rideTo gives the seconds from a trip's start to the departure from a stop, by its place; or `NO_TIME`
 */
export function repeatedTrips(
  trips: PatternTrips,
  rideTo: (trip: number, position: number) => number,
): RepeatedTrips {
  const periodsAt = ({ pattern, position }: StopPlace, day: ServiceDay) =>
    trips.frequenciesOf(pattern).flatMap((frequency) => {
      const ride = rideTo(frequency.trip, position);
      const { trip, from, until, headway } = frequency;
      const lastStart = from + Math.floor((until - 1 - from) / headway) * headway;
      return ride === NO_TIME || !day.runs(trip) ? [] : [{ frequency, ride, lastStart }];
    });

  function repeatedDepartures(
    place: StopPlace,
    [date, day]: DatedDay,
    seconds: Seconds,
    most: number,
    all: readonly PeriodAtPlace[] = periodsAt(place, day),
  ): Departure[] {
    const periods = all.slice(0, most);
    const part = shortened(periods, seconds, most);
    // Where periods of a trip overlap, the buses of both that start together are one.
    const known = new Set<string>();
    const isNew = ({ run: { trip, start } }: Departure): boolean => {
      const key = `${trip} ${start}`;
      return periods.length === 1 || (!known.has(key) && known.add(key).size > 0);
    };
    const departures = periods.flatMap((period) => {
      const { frequency, ride } = period;
      const { first, count } = startsIn(period, part);
      return Array.from({ length: count }, (_, index) => {
        const start = first + index * frequency.headway;
        const run = repeatedRun(frequency, date, day.start + start * 1000);
        return { ...place, run, at: day.start + (start + ride) * 1000 };
      });
    });
    return departures.filter(isNew);
  }

  return { periodsAt, repeatedDepartures };
}
