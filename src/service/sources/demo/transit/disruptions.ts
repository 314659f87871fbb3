import { groupBy } from '../../../../lib/groupBy.ts';
import type { ServiceDate } from '../../../../lib/time/service-date.ts';
import { elementAt } from '../elementAt.ts';
import { chanceOf } from '../random.ts';
import { demoSnapshot } from '../snapshot.ts';

/** What happens to a trip on a day. */
export interface Disruption {
  readonly isCanceled: boolean;
  /** Seconds by which it is late at its end; negative if it is early. */
  readonly lateness: number;
  /** Stops that it leaves out: indexes in its pattern. */
  readonly skipped: readonly number[];
  /** Seconds after it, at which an extra bus runs that the timetable does not have; null if none does. */
  readonly extraAfter: number | null;
}

const MINUTE = 60;
const HOUR = 3600;

/** Shares of the trips. The rest is on time. */
const CANCELED = 0.015;
const LATE = 0.2;
const EARLY = 0.12;
const BUNCHED = 0.06;
const DETOURED = 0.03;
const EXTRA = 0.015;

/** At night a city has few buses, and each is needed. In seconds of the service day. */
const isByDay = (start: number) => start > 6.5 * HOUR && start < 20 * HOUR;

/** Seconds until the next trip of each trip's pattern on the same days; by the trip's index. */
let headways: readonly number[] | null = null;

function headwayOf(trip: number): number {
  if (headways === null) {
    const { trips } = demoSnapshot();
    const keyOf = (one: number) => `${trips.patterns[one]} ${trips.services[one]}`;
    const starts = groupBy(trips.starts.entries(), ([one]) => keyOf(one));
    headways = trips.starts.map((start, one) => {
      const alike = starts.get(keyOf(one)) ?? [];
      const later = alike.flatMap(([, other]) => (other > start ? other : []));
      return later.length === 0 ? HOUR : Math.min(...later) - start;
    });
  }
  return elementAt(headways, trip);
}

function latenessOf(chance: number, amount: number, headway: number): number {
  if (chance < BUNCHED) return Math.min(headway - MINUTE, 12 * MINUTE);
  if (chance < BUNCHED + LATE) return (2.5 + 4 * amount) * MINUTE;
  if (chance < BUNCHED + LATE + EARLY) return -(1 + amount) * MINUTE;
  return (amount - 0.3) * MINUTE;
}

/**
 * What happens to a trip: the same for each seed and day. A bunched bus is so late that the next one of its route
 * catches up with it.
 *
 * @param trip an index in the snapshot
 */
export function disruptionOf(trip: number, date: ServiceDate, seed: number): Disruption {
  const { trips, patterns } = demoSnapshot();
  const chance = (name: string) => chanceOf(seed, name, date, trip);
  const byDay = isByDay(elementAt(trips.starts, trip));
  const headway = headwayOf(trip);
  const { stops } = elementAt(patterns, elementAt(trips.patterns, trip));
  // Two stops beside each other, neither the first nor the last.
  const detour = 2 + Math.floor(chance('detour') * (stops.length - 5));
  return {
    isCanceled: byDay && chance('canceled') < CANCELED,
    lateness: latenessOf(chance('lateness'), chance('amount'), headway),
    skipped: chance('detoured') < DETOURED && stops.length > 6 ? [detour, detour + 1] : [],
    extraAfter: byDay && headway < HOUR && chance('extra') < EXTRA ? headway / 2 : null,
  };
}
