import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { runsOn } from '../../lib/time/service-calendar.ts';
import { type ServiceDate, startOfServiceDay } from '../../lib/time/service-date.ts';

/** Days that are kept: the ones around now, and the one that somebody looks up. */
export const DAYS_KEPT = 8;

export interface ServiceDay {
  /** Noon minus 12 hours, in milliseconds since 1970. */
  readonly start: number;
  readonly runs: (trip: number) => boolean;
  /** The trips of a pattern on this day, by their first departures. */
  tripsOf(pattern: number): Uint32Array;
}

/**
 * The service days of a snapshot. Which trips of a pattern run on a day is worked out when it is first needed.
 *
 * @param tripsOf returns the trips of a pattern, sorted by their first departures
 */
export function serviceDays(
  { trips, services, city }: Snapshot,
  tripsOf: (pattern: number) => Uint32Array,
): (date: ServiceDate) => ServiceDay {
  const days = new Map<ServiceDate, ServiceDay>();
  return (date) => {
    const existing = days.get(date);
    if (existing !== undefined) return existing;
    const isActive = Uint8Array.from(services, (service) => (runsOn(service, date) ? 1 : 0));
    const runs = (trip: number) => isActive[trips.services[trip] ?? -1] === 1;
    const byPattern: (Uint32Array | undefined)[] = [];
    const day: ServiceDay = {
      start: startOfServiceDay(date, city.timeZone),
      runs,
      tripsOf: (pattern) => (byPattern[pattern] ??= tripsOf(pattern).filter(runs)),
    };
    for (const oldest of days.keys()) {
      if (days.size < DAYS_KEPT) break;
      days.delete(oldest);
    }
    days.set(date, day);
    return day;
  };
}
