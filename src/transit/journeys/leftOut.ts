import type { LeftOut } from '../../contract/journeys/journeys.ts';
import { tripFlag } from '../../contract/snapshot/snapshot.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import type { Routes } from './createRouter.ts';

/** Milliseconds from the time that is asked for in which a way begins, or ends. */
const HALF_DAY = 12 * 3_600_000;

/** The routes at the start and the end that were not used, though they may go there, by why. */
export function leftOut({ parts, query, nearby, view }: Routes): readonly LeftOut[] {
  const { needs, at, isArriveBy } = query;
  const byReservation = new Set<string>();
  const unknownAccess = new Set<string>();
  const unknownBikes = new Set<string>();
  const patterns = new Set<number>();
  for (const stop of nearby) view.eachPlace(stop, (pattern) => patterns.add(pattern));
  for (const pattern of patterns) {
    const part = parts[view.partOf(pattern)];
    const planned = view.plannedOf(pattern);
    if (part === undefined || planned === -1) continue;
    const { snapshot, patternTimes, stops, timetable } = part.city;
    const isByPhone = patternTimes.isByPhone(planned);
    if (needs === null && !isByPhone) continue;
    const dates = new Set(
      [at - (isArriveBy ? HALF_DAY : 0), at + (isArriveBy ? 0 : HALF_DAY)].map((instant) =>
        serviceDateAt(instant, part.city.snapshot.city.timeZone),
      ),
    );
    const trips = [...dates].flatMap((date) => [
      ...timetable.tripsOn(planned, date),
      ...timetable.periodsOn(planned, date).map(({ trip }) => trip),
    ]);
    if (trips.length === 0) continue;
    const own = snapshot.patterns[planned];
    const routeID = snapshot.routes[own?.route ?? -1]?.routeID ?? '';
    const listed = part.rename?.route(routeID) ?? routeID;
    if (isByPhone) byReservation.add(listed);
    const { bikes, wheelchairs } = snapshot.trips;
    const isUnknown = (flags: readonly number[]) =>
      trips.some((trip) => tripFlag(flags[trip]) === undefined);
    const isStopUnknown =
      own?.stops.some((stop) => stops[stop]?.isAccessible === undefined) === true;
    if (needs?.includes('accessible') === true && (isUnknown(wheelchairs) || isStopUnknown))
      unknownAccess.add(listed);
    if (needs?.includes('bike') === true && isUnknown(bikes)) unknownBikes.add(listed);
  }
  const whys = [
    ['by-reservation', byReservation],
    ['accessibility-unknown', unknownAccess],
    ['bikes-unknown', unknownBikes],
  ] as const;
  return whys.flatMap(([why, routeIDs]) =>
    routeIDs.size === 0 ? [] : [{ why, routeIDs: [...routeIDs].toSorted() }],
  );
}
