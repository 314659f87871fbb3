import type { Arrival } from '../../contract/arrivals.ts';
import type { StopTimetable } from '../../contract/stop-timetable.ts';
import { addDays, isoDateOf, serviceDateAt } from '../../lib/time/service-date.ts';

/** Finds the timetable of a stop on a day, `2026-11-20`, on the device; null if it is not kept. */
export type FindTimetable = (stopID: string, date: string) => Promise<StopTimetable | null>;

/** The service day before may run past midnight, and after the last bus the next day's first one is named. */
const DAYS = [-1, 0, 1];

/** The departures of a service day as arrivals; of those about so far apart the next one. */
function arrivalsOf({ departures }: StopTimetable, now: number): Arrival[] {
  const last = new Map<string, number>();
  const lineOf = ({ routeID, destination }: { routeID: string; destination: string }) =>
    JSON.stringify([routeID, destination]);
  for (const departure of departures)
    last.set(lineOf(departure), Math.max(departure.at, last.get(lineOf(departure)) ?? 0));
  return departures.flatMap(({ at, until, headway, ...departure }) => {
    const arrival = {
      ...departure,
      vehicleID: '',
      basis: 'scheduled',
      state: 'running',
      ...(at === last.get(lineOf(departure)) && headway === undefined ? { isLast: true } : {}),
    } as const;
    if (headway === undefined || until === undefined)
      return [{ ...arrival, expectedAt: at, scheduledAt: at }];
    const apart = headway * 1000;
    const next = at + Math.max(0, Math.ceil((now - at) / apart)) * apart;
    return next > until
      ? []
      : [{ ...arrival, expectedAt: next, scheduledAt: next, headwaySeconds: headway }];
  });
}

/**
 * The departures of a stop by the timetables that are kept on the device (T20).
 *
 * @param now milliseconds since 1970, by the service's clock
 * @returns null if none of today is kept
 */
export async function keptArrivals(
  find: FindTimetable,
  stopID: string,
  now: number,
  timeZone: string,
): Promise<readonly Arrival[] | null> {
  const today = serviceDateAt(now, timeZone);
  const found = await Promise.all(
    DAYS.map((days) => find(stopID, isoDateOf(addDays(today, days)))),
  );
  if (found[DAYS.indexOf(0)] === null) return null;
  return found.flatMap((timetable) => (timetable === null ? [] : arrivalsOf(timetable, now)));
}
