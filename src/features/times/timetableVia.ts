import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';

/**
 * The departures of a stop's timetable by buses that depart from another stop later. A bus that ends there doesn't depart,
 * so it is left out, and the timetable says that it is partial.
 *
 * @param others the timetables of the other stop for the days around
 */
export function timetableVia(
  timetable: StopTimetable,
  others: readonly StopTimetable[],
): StopTimetable {
  const lastAt = new Map<string, number>();
  for (const { tripID, at, until = at } of others.flatMap(({ departures }) => departures))
    lastAt.set(tripID, Math.max(until, lastAt.get(tripID) ?? 0));
  const departures = timetable.departures.filter(
    ({ tripID, at }) => (lastAt.get(tripID) ?? 0) > at,
  );
  return { ...timetable, departures, isPartial: true };
}
