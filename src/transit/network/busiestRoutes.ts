import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import {
  addDays,
  daysBetween,
  serviceDateAt,
  startOfServiceDay,
} from '../../lib/time/service-date.ts';
import type { StopPlace } from './stopPlaces.ts';
import type { Timetable } from './Timetable.ts';

/** Around the center, in meters. Routes farther away are added only if there are too few. */
const RADII = [1000, 2000, 4000];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How many weeks before a feed's end, or after its start, are tried: the last one may be a holiday. */
const WEEKS_TRIED = 4;

/** The first place of each pattern that is within some meters of a place. */
function placesWithin(
  { city: { center }, stops }: Snapshot,
  timetable: Timetable,
  radius: number,
): readonly StopPlace[] {
  const first = new Map<number, StopPlace>();
  for (const [index, stop] of stops.entries()) {
    if (metersBetween(center, stop) > radius) continue;
    for (const place of timetable.placesOf(index)) {
      const { pattern, position } = place;
      if (position < (first.get(pattern)?.position ?? Number.POSITIVE_INFINITY))
        first.set(pattern, place);
    }
  }
  return [...first.values()];
}

/** The hour now, and the day from then; and in a feed that has ended or not begun, the like of them within it. */
function periods({ city }: Snapshot, now: number): readonly (readonly [number, number])[] {
  const { timeZone, firstDate, lastDate } = city;
  const date = serviceDateAt(now, timeZone);
  const sinceStart = Math.floor(now / HOUR) * HOUR - startOfServiceDay(date, timeZone);
  const weeksOver = Math.max(0, Math.ceil(daysBetween(lastDate, date) / 7));
  const weeksUntil = Math.max(0, Math.ceil(daysBetween(date, firstDate) / 7));
  const isWithin = weeksOver + weeksUntil === 0;
  return Array.from({ length: isWithin ? 1 : WEEKS_TRIED }, (_, tried) => {
    const weeks = weeksUntil > 0 ? weeksUntil + tried : -weeksOver - tried;
    const from = startOfServiceDay(addDays(date, 7 * weeks), timeZone) + sinceStart;
    return [[from, from + HOUR] as const, [from, from + DAY] as const];
  }).flat();
}

/**
 * The routes with most trips through the city's center in the hour that it is now, or if there are none, in
 * the day from now. In a feed that has ended, those of the same hour and weekday in its last weeks.
 *
 * @param now milliseconds since 1970
 * @param most how many routes
 * @returns routeIDs, those with most trips first; none if no trip leaves the center at all
 */
export function busiestRoutes(
  snapshot: Snapshot,
  timetable: Timetable,
  now: number,
  most: number,
): readonly string[] {
  const rings = RADII.map((radius) => placesWithin(snapshot, timetable, radius));
  for (const [from, until] of periods(snapshot, now)) {
    const found: string[] = [];
    for (const ring of rings) {
      const trips = new Map<string, number>();
      for (const place of ring) {
        const route = snapshot.routes[snapshot.patterns[place.pattern]?.route ?? -1];
        const count = timetable.departures(place, from, until).length;
        if (route !== undefined && count > 0)
          trips.set(route.routeID, (trips.get(route.routeID) ?? 0) + count);
      }
      const busiest = [...trips].toSorted(([, a], [, b]) => b - a).map(([routeID]) => routeID);
      found.push(...busiest.filter((routeID) => !found.includes(routeID)));
      if (found.length >= most) break;
    }
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
}
