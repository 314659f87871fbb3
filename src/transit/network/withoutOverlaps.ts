import type { TripFrequency } from '../../contract/snapshot/timetable.ts';
import { groupBy } from '../../lib/groupBy.ts';

/** A trip with more periods has them as they are. No real feed has so many. */
const MOST_PERIODS = 200;

/** The parts of a period that others don't cover. */
function uncovered(
  period: TripFrequency,
  others: readonly TripFrequency[],
): readonly TripFrequency[] {
  return others.reduce<readonly TripFrequency[]>(
    (parts, { from, until }) =>
      parts.flatMap((part) => [
        ...(part.from < from ? [{ ...part, until: Math.min(part.until, from) }] : []),
        ...(part.until > until ? [{ ...part, from: Math.max(part.from, until) }] : []),
      ]),
    [period],
  );
}

/**
 * The periods in which trips are repeated, each once. Where buses come only about so far apart, no two of a trip
 * overlap: the more frequent one counts. Others stay, since each has its own departures.
 */
export function withoutOverlaps(periods: readonly TripFrequency[]): readonly TripFrequency[] {
  const distinct = new Map(
    periods.map((period) => {
      const { trip, from, until, headway, isExact } = period;
      return [[trip, from, until, headway, isExact].join(' '), period] as const;
    }),
  );
  const byTrip = groupBy(distinct.values(), ({ trip }) => trip);
  return [...byTrip.values()].flatMap((all) => {
    if (all.length === 1 || all.length > MOST_PERIODS) return all;
    const about = all
      .filter(({ isExact }) => !isExact)
      .toSorted((one, other) => one.headway - other.headway);
    return [
      ...all.filter(({ isExact }) => isExact),
      ...about.flatMap((period, index) => uncovered(period, about.slice(0, index))),
    ];
  });
}
