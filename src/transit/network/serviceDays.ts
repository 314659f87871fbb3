import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { runsOn } from '../../lib/time/service-calendar.ts';
import { type ServiceDate, startOfServiceDay } from '../../lib/time/service-date.ts';

/** Days that are kept: the ones around now, and the one that somebody looks up. */
export const DAYS_KEPT = 8;
/** Kinds of days that are kept, such as working days, of which the same services run. */
const KINDS_KEPT = 16;

export interface ServiceDay extends DayTrips {
  /** Noon minus 12 hours, in milliseconds since 1970. */
  readonly start: number;
  /** The same object for all days with the same trips. */
  readonly trips: DayTrips;
}

/** Which trips run on a day. */
interface DayTrips {
  readonly runs: (trip: number) => boolean;
  /** The trips of a pattern on this day, by their first departures. Of twins, the first. */
  tripsOf(pattern: number): Uint32Array;
  /**
   * The trip in whose place a trip runs on this day, and how many are this one run. Some feeds have a trip in two
   * services, with the same stops, times and block; where both run on one day, there is one bus.
   */
  asOne(trip: number): { readonly trip: number; readonly count: number };
}

/** Adds the last one to those that are kept. */
function keep<Key, Value>(all: Map<Key, Value>, most: number, key: Key, value: Value): void {
  all.delete(key);
  for (const oldest of all.keys()) {
    if (all.size < most) break;
    all.delete(oldest);
  }
  all.set(key, value);
}

/** So many trips of a pattern are looked at that begin together: more are those of no feed. */
const MOST_TOGETHER = 20;

/**
 * The service days of a snapshot. Which trips of a pattern run on a day is worked out when it is first needed.
 *
 * @param tripsOf returns the trips of a pattern, sorted by their first departures
 */
export function serviceDays(
  { trips, services, city }: Snapshot,
  { tripProfiles, tripBlocks }: Pick<SnapshotTimetable, 'tripProfiles' | 'tripBlocks'>,
  tripsOf: (pattern: number) => Uint32Array,
): (date: ServiceDate) => ServiceDay {
  const days = new Map<ServiceDate, ServiceDay>();
  const kinds = new Map<string, DayTrips>();
  const areTwins = (one: number, other: number) =>
    tripProfiles[one] === tripProfiles[other] &&
    tripBlocks[one] === tripBlocks[other] &&
    trips.services[one] !== trips.services[other];
  /** The trips of a list without the twins of others, which are noted. */
  function withoutTwins(
    sorted: Uint32Array,
    firsts: Map<number, number>,
    counts: Map<number, number>,
  ): Uint32Array {
    return sorted.filter((trip, index) => {
      for (let at = index - 1; at >= Math.max(0, index - MOST_TOGETHER); at--) {
        const other = sorted[at] ?? -1;
        if (trips.starts[other] !== trips.starts[trip]) break;
        if (firsts.has(other) || !areTwins(other, trip)) continue;
        firsts.set(trip, other);
        counts.set(other, 1 + (counts.get(other) ?? 1));
        return false;
      }
      return true;
    });
  }
  function tripsWith(isActive: Uint8Array): DayTrips {
    const runs = (trip: number) => isActive[trips.services[trip] ?? -1] === 1;
    const byPattern: (Uint32Array | undefined)[] = [];
    const [firsts, counts] = [new Map<number, number>(), new Map<number, number>()];
    const tripsOfDay = (pattern: number) =>
      (byPattern[pattern] ??= withoutTwins(tripsOf(pattern).filter(runs), firsts, counts));
    return {
      runs,
      tripsOf: tripsOfDay,
      asOne(trip) {
        tripsOfDay(trips.patterns[trip] ?? -1);
        const first = firsts.get(trip) ?? trip;
        return { trip: first, count: counts.get(first) ?? 1 };
      },
    };
  }
  return (date) => {
    const existing = days.get(date);
    if (existing !== undefined) return existing;
    const isActive = Uint8Array.from(services, (service) => (runsOn(service, date) ? 1 : 0));
    const key = isActive.join('');
    const ofKind = kinds.get(key) ?? tripsWith(isActive);
    keep(kinds, KINDS_KEPT, key, ofKind);
    const start = startOfServiceDay(date, city.timeZone);
    const day = { ...ofKind, start, trips: ofKind };
    keep(days, DAYS_KEPT, date, day);
    return day;
  };
}
