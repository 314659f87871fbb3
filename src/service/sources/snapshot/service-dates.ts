import type { Snapshot, SnapshotRoute } from '../../../contract/snapshot/snapshot.ts';
import { addToGroup } from '../../../lib/groupBy.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { runsOn } from '../../../lib/time/service-calendar.ts';
import {
  addDays,
  isoDateOf,
  serviceDateAt,
  startOfServiceDay,
} from '../../../lib/time/service-date.ts';

/** How many days ahead a route document names. */
const DAYS_AHEAD = 14;

const HOUR_SECONDS = 3600;

/** A snapshot has no arrival times. A trip counts as running for this long after its first departure. */
const LONGEST_TRIP_SECONDS = 3 * HOUR_SECONDS;

interface LateTrip {
  readonly service: number;
  /** When it is over, in seconds after the start of the service day. */
  readonly end: number;
}

/** The trips of each route that may still run after 24:00. */
const lateTrips = memoizeByObject(({ trips, patterns, routes }: Snapshot) => {
  const late = new Map<SnapshotRoute | undefined, LateTrip[]>();
  for (const [index, start] of trips.starts.entries()) {
    const end = start + LONGEST_TRIP_SECONDS;
    if (end <= 24 * HOUR_SECONDS) continue;
    const route = routes[patterns[trips.patterns[index] ?? -1]?.route ?? -1];
    addToGroup(late, route, { service: trips.services[index] ?? -1, end });
  }
  return late;
});

/**
 * The days on which a route runs: today and the 13 days after, in the city's zone. A day also counts if trips of
 * the day before run into it, as at 1 a.m.; today only while they do. A page may have the answer until tomorrow.
 *
 * @param now milliseconds since 1970
 * @returns dates as `YYYY-MM-DD`; undefined if the feed ended, because nothing is known of these days
 */
export function serviceDatesOf(
  snapshot: Snapshot,
  route: SnapshotRoute,
  now: number,
): string[] | undefined {
  const { timeZone, lastDate } = snapshot.city;
  const today = serviceDateAt(now, timeZone);
  if (lastDate < today) return undefined;
  const services = route.services.flatMap((index) => snapshot.services[index] ?? []);
  const late = lateTrips(snapshot).get(route) ?? [];
  const secondsSince = (now - startOfServiceDay(addDays(today, -1), timeZone)) / 1000;
  const hasTripsFromDayBefore = (date: string) => {
    const dayBefore = addDays(date, -1);
    return late.some(({ service, end }) => {
      const calendar = snapshot.services[service];
      const isOver = date === today && end <= secondsSince;
      return !isOver && calendar !== undefined && runsOn(calendar, dayBefore);
    });
  };
  return Array.from({ length: DAYS_AHEAD }, (_, days) => addDays(today, days))
    .filter(
      (date) => services.some((service) => runsOn(service, date)) || hasTripsFromDayBefore(date),
    )
    .map(isoDateOf);
}
