import type { TripFrequency } from '../../../contract/snapshot/timetable.ts';

/**
 * The periods of a trip that begin before an earlier one of it ends, by their places in the list.
 *
 * @param periods of all trips, in the order of frequencies.txt
 */
export function overlapsOf(periods: readonly TripFrequency[]): readonly number[] {
  const byStart = periods
    .map((period, index) => ({ ...period, index }))
    .toSorted((one, other) => one.trip - other.trip || one.from - other.from);
  let [trip, until] = [-1, 0];
  return byStart.flatMap((period) => {
    const overlaps = period.trip === trip && period.from < until;
    until = overlaps ? Math.max(until, period.until) : period.until;
    trip = period.trip;
    return overlaps ? [period.index] : [];
  });
}
