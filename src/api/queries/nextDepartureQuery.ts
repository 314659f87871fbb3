import { queryOptions } from '@tanstack/react-query';

import { isListed, type DepartureFilter } from '../../contract/departure-filter.ts';
import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';
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

/** Which departures are looked for; all if omitted. */
export interface OnlyDepartures {
  /** Those of these routes; of all if it is empty. */
  readonly routes?: readonly string[] | undefined;
  /** Those that it lists. Its stops on the way and platforms are not in timetables. */
  readonly filter?: DepartureFilter | undefined;
}

interface NextDeparture extends OnlyDepartures {
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
export function nextDepartureQuery(
  template: string,
  { stopIDs, now, timeZone, routes = [], filter }: NextDeparture,
) {
  const today = serviceDateAt(now, timeZone);
  const isKnown = filter === undefined || [...filter.via, ...filter.platforms].length === 0;
  const stops = isKnown ? stopIDs.slice(0, MOST_STOPS) : [];
  const isOf = (departure: StopTimetable['departures'][number]) =>
    (routes.length === 0 || routes.includes(departure.routeID)) &&
    (filter === undefined || isListed(filter, departure));
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
          const first = timetable?.departures.find((one) => one.at > now + LISTED && isOf(one));
          return timetable && first ? [{ at: first.at, timeZone: timetable.timeZone }] : [];
        })
        .toSorted((one, other) => one.at - other.at);
      if (next !== undefined) return next;
    }
    return null;
  };
  return queryOptions({
    queryKey: timetableKey(stops.join(' '), `after ${today} ${JSON.stringify([routes, filter])}`),
    queryFn: readQueryFn<NextTime | null>(find),
    staleTime: INTERVAL,
    refetchInterval: pollEvery<NextTime | null>(INTERVAL, 30_000),
  });
}
