import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';

type Departure = StopTimetable['departures'][number];

/** The last departure of a route on a service day. */
export interface LastBus {
  readonly routeID: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Of buses that come every so many seconds, the last may leave when they end. */
const lastAt = ({ at, until = at }: Departure) => until;

/**
 * The last departure of each route at some stops on a service day, the latest first, without those that have left.
 *
 * @param now milliseconds since 1970
 */
export function lastBuses(
  timetables: readonly Pick<StopTimetable, 'departures'>[],
  now: number,
): readonly LastBus[] {
  const last = new Map<string, number>();
  for (const { departures } of timetables)
    for (const departure of departures)
      last.set(departure.routeID, Math.max(last.get(departure.routeID) ?? 0, lastAt(departure)));
  return [...last]
    .map(([routeID, at]) => ({ routeID, at }))
    .filter(({ at }) => at >= now)
    .toSorted((one, other) => other.at - one.at);
}
