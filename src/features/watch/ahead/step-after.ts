import { stopNameKey } from '../../../lib/names/stop-name.ts';
import type { WatchedStop } from '../WatchedStop.ts';
import type { RideVisits, Visit } from './visits.ts';

/** A visit of a ride, or of the route's line, to the next stop of a bus. */
export interface Passage {
  readonly by: RideVisits;
  readonly visit: Visit;
}

/** Meters along the route. A stop within this distance after the next stop comes "soon". */
export const SOON = 1000;
/** Meters before the next stop from which a gap in the ride counts as a detour after it. */
const LOST = 100;
/** Meters along the route. For two stops this close together, their order or the one served is uncertain. */
const ONE_PLACE = 100;
/** Milliseconds. With reports at least this often, a bus names each of its stops in turn (R39). */
export const STEP_BY_STEP = 30_000;
/** Meters. A bus that moved farther between two reports may have named another stop in between. */
const ONE_STEP = 600;
/** Meters. A bus names its next stop within this distance of it. */
const NAMED_WITHIN = 400;

/**
 * What one passage says about whether a stop follows the next stop. `before`: directly; `later`: not
 * directly; `soon`: named, but the stops in between are unknown; `passed`: only driven by; `perhaps`: the
 * reports are too far apart; `open`: the ride has not come that far; `no`: it does not follow.
 */
type Verdict = 'no' | 'open' | 'perhaps' | 'passed' | 'soon' | 'before' | 'later';

const hasNameOf = (a: WatchedStop, b: WatchedStop) =>
  stopNameKey(a.intersection) === stopNameKey(b.intersection);

/** The next stop that a ride named after this one; null if its reports are too far apart to know. */
function namedAfter({ by: { ride, alongs }, visit }: Passage): string | null {
  const key = stopNameKey(visit.stop.intersection);
  const last = ride.points.findLastIndex(
    ({ nextStop }, index) =>
      nextStop === key && Math.abs((alongs[index] ?? 0) - visit.along) <= NAMED_WITHIN,
  );
  const [named, then] = [ride.points[last], ride.points[last + 1]];
  if (named === undefined || then === undefined) return null;
  if ((alongs[last + 1] ?? 0) - (alongs[last] ?? 0) > ONE_STEP) return null;
  return Math.max(named.gap, then.gap) <= STEP_BY_STEP ? then.nextStop : null;
}

/** The visits of a ride that follow within `SOON` meters. */
const soonAfter = ({ by, visit }: Passage): Visit[] =>
  by.visits.filter(({ along }) => along > visit.along && along <= visit.along + SOON);

/** The stops that follow soon after in at least one passage. Only these can cause an alert. */
export const stopsAfter = (passages: readonly Passage[]): ReadonlySet<WatchedStop> =>
  new Set(
    passages.flatMap((passage) =>
      soonAfter(passage).flatMap(({ stop, certainty }) => (certainty === 'perhaps' ? [] : [stop])),
    ),
  );

function verdictOf(passage: Passage, stop: WatchedStop): Verdict {
  const { by, visit } = passage;
  const end = visit.along + SOON;
  const visits = soonAfter(passage).filter((one) => one.stop === stop);
  const arrival = visits.find(({ certainty }) => certainty !== 'perhaps');
  if (arrival === undefined) {
    // The service lost this bus here, probably on a detour, and the next bus may take it too.
    if (by.lost.some((along) => along > visit.along - LOST && along <= end)) return 'no';
    if (visits.length > 0) return 'perhaps';
    // A destination can have several branches, and the line shows one. A stop off the line may be on another.
    if (by.isLine && by.visits.every((one) => one.stop !== stop)) return 'open';
    return (by.alongs.at(-1) ?? 0) > end || by.ride.hasTurned ? 'no' : 'open';
  }
  const isBetween = by.visits.some(
    (one) =>
      one.certainty !== 'perhaps' &&
      one.along > visit.along - ONE_PLACE &&
      one.along < arrival.along + ONE_PLACE &&
      [visit.stop, stop].every((end) => !hasNameOf(one.stop, end)),
  );
  if (by.isLine) {
    // A line that passes a stop twice does not show on which pass its buses stop there.
    const isPassedOnce = [visit.stop, stop].every(
      (end) => by.visits.filter((one) => one.stop === end).length === 1,
    );
    if (!isPassedOnce || arrival.along - visit.along < ONE_PLACE) return 'passed';
    return isBetween ? 'later' : 'before';
  }
  const name = namedAfter(passage);
  if (name === null) return arrival.certainty === 'named' ? 'soon' : 'passed';
  if (name !== stopNameKey(stop.intersection)) return 'later';
  return isBetween ? 'soon' : 'before';
}

/** Whether a ride passed the next stop and did not come to this one, as on a detour. */
export const isContradicted = (passages: readonly Passage[], stop: WatchedStop): boolean =>
  passages.some((passage) => verdictOf(passage, stop) === 'no');

/**
 * Decides whether a bus comes to a stop directly after its next stop, or soon after it.
 *
 * @param reportsOften whether the bus reports often enough for a later, exact alert one stop ahead
 * @returns null if the passages disagree about whether the bus comes at all (a fork, a loop), or if the
 *   stop is too far away
 */
export function stepAfter(
  passages: readonly Passage[],
  stop: WatchedStop,
  reportsOften: boolean,
): 'before' | 'soon' | null {
  const verdicts = passages.map((passage) => verdictOf(passage, stop));
  const count = (...of: Verdict[]) => verdicts.filter((verdict) => of.includes(verdict)).length;
  const confirmed = count('before', 'later', 'soon');
  // A single "no" means a fork. A stop that was only passed may belong to another branch.
  if (count('no') > 0 || confirmed === 0) return null;
  if (confirmed + count('passed') < count('perhaps')) return null;
  // Rides with rare reports name only some of their stops, so "soon" does not contradict "before".
  if (count('before') > 0 && count('later') === 0) return 'before';
  return count('later') > 0 && reportsOften ? null : 'soon';
}
