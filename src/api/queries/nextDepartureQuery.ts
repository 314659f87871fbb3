import { queryOptions } from '@tanstack/react-query';

import { addDays, isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';
import { readTimetable } from '../readTimetable.ts';
import { timetableKey } from './query-keys.ts';
import { pollEvery, readQueryFn } from './read-query.ts';

/** When a stop has its next departure, by which clock. */
interface NextTime {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The stop's IANA zone. */
  readonly timeZone: string;
}

/** How many days after today are looked at. */
const DAYS_AHEAD = 7;

/** An hour, in milliseconds. */
const INTERVAL = 60 * 60_000;

/** The milliseconds of the list of departures, which has none. What the timetable has there is canceled. */
const LISTED = 24 * INTERVAL;

/** Of how many stops, the nearest first. */
const MOST_STOPS = 5;

interface NextDeparture {
  readonly stopIDs: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The city's IANA zone. */
  readonly timeZone: string;
}

/**
 * When stops without departures in the next 24 hours have the next one by the timetable, within a week. The answer is
 * null if there is none, or if the source has no timetables.
 *
 * @param template the setting `timetables`
 */
export function nextDepartureQuery(template: string, { stopIDs, now, timeZone }: NextDeparture) {
  const today = serviceDateAt(now, timeZone);
  const stops = stopIDs.slice(0, MOST_STOPS);
  const find = async (signal: AbortSignal): Promise<NextTime | null> => {
    for (let days = 1; days <= DAYS_AHEAD; days += 1) {
      const date = isoDateOf(addDays(today, days));
      // oxlint-disable-next-line no-await-in-loop -- The next day is read only where this one has no departure.
      const timetables = await Promise.all(
        stops.map((stopID) => readTimetable(template, { stopID, date }, signal)),
      );
      if (timetables.every((timetable) => timetable === null || timetable.outside === true))
        return null;
      const [next] = timetables
        .flatMap((timetable) => {
          const first = timetable?.departures.find(({ at }) => at > now + LISTED);
          return timetable && first ? [{ at: first.at, timeZone: timetable.timeZone }] : [];
        })
        .toSorted((one, other) => one.at - other.at);
      if (next !== undefined) return next;
    }
    return null;
  };
  return queryOptions({
    queryKey: timetableKey(stops.join(' '), `after ${today}`),
    queryFn: readQueryFn<NextTime | null>(find),
    staleTime: INTERVAL,
    refetchInterval: pollEvery<NextTime | null>(INTERVAL, 30_000),
  });
}
