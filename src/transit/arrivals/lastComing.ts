import type { ServiceDate } from '../../lib/time/service-date.ts';
import { MOST_PLACES } from '../network/stopPlaces.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { endOf } from '../predictions/LiveRun.ts';
import type { LiveTimes } from './LiveTimes.ts';
import { MOST_OF_DAY } from './stopDay.ts';
import type { StopLine } from './stopLines.ts';

/** Whether a run of the timetable comes to a stop by its place, as far as is known. */
type Comes = (run: TripRun, position: number) => boolean;

const comesBy =
  (live: LiveTimes, now: number, liveFor: number): Comes =>
  (run, position) => {
    if (live.isHidden(run, now, liveFor)) return false;
    const known = live.of(run);
    if (known === undefined) return true;
    return known.state !== 'canceled' && known.skipped[position] !== 1 && position !== endOf(known);
  };

/** When the last bus of a line leaves a stop on a service day by the timetable. */
function plannedLast({ places }: StopLine, date: ServiceDate, timetable: Timetable): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const place of places) last = Math.max(last, timetable.lastOf(place, date));
  return last;
}

function lastOf(line: StopLine, date: ServiceDate, timetable: Timetable, comes: Comes): number {
  const { places } = line;
  const planned = plannedLast(line, date, timetable);
  const isComing = ({ run, position }: { readonly run: TripRun; readonly position: number }) =>
    run.date === date && comes(run, position);
  if (places.some((place) => timetable.departures(place, planned, planned + 1).some(isComing)))
    return planned;
  return places
    .flatMap((place) => timetable.departuresOn(place, date, MOST_OF_DAY))
    .filter(isComing)
    .reduce((last, { at, until }) => Math.max(last, until ?? at), Number.NEGATIVE_INFINITY);
}

/**
 * Creates a function that tells when the last bus of a stop's line that comes leaves on a service day, by the
 * timetable, in milliseconds since 1970; -Infinity if none comes. It is worked out once for each reading of the feeds.
 *
 * @param liveFor the age from which what was seen is no longer live, in milliseconds
 */
export function createLastComing(timetable: Timetable, liveFor: number) {
  const known = new WeakMap<LiveTimes, Map<ServiceDate, Map<number, number>>>();
  return (line: StopLine, date: ServiceDate, live: LiveTimes | null, now: number): number => {
    const [place] = line.places;
    if (live === null || place === undefined) return plannedLast(line, date, timetable);
    const byDate = known.get(live) ?? new Map<ServiceDate, Map<number, number>>();
    known.set(live, byDate);
    const byPlace = byDate.get(date) ?? new Map<number, number>();
    byDate.set(date, byPlace);
    // No other line begins with this place.
    const key = place.pattern * MOST_PLACES + place.position;
    const last = byPlace.get(key) ?? lastOf(line, date, timetable, comesBy(live, now, liveFor));
    byPlace.set(key, last);
    return last;
  };
}
