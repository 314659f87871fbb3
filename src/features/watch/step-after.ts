import { stopNameKey } from '../../lib/stop-name.ts';
import type { RideVisits, Visit } from './visits.ts';
import type { WatchedStop } from './WatchedStop.ts';

/** A visit to a bus's next stop by a ride, or by the route's line. */
export interface Passage {
  readonly by: RideVisits;
  readonly visit: Visit;
}

/** Metres along the way from a bus's next stop within which another one comes soon. */
const SOON = 1000;
/** Metres before a stop in which a bus that leaves its way is not on it any more. */
const LOST = 100;
/** Metres. Of two stops this near on a way, which one a bus serves, or which one first, is not sure. */
const ONE_PLACE = 100;
/** Milliseconds between reports in which a bus is taken to name each stop in turn (R39). */
export const STEP_BY_STEP = 30_000;
/** Metres. A bus that was seen farther on may have named a stop meanwhile, however often its feed answers. */
const ONE_STEP = 600;
/** Metres. A stop is named before a bus comes to it, and no farther away. */
const NAMED_WITHIN = 400;

/** What one passage tells of a stop: whether it came after, and how; `open` where it may still come. */
type Verdict = 'no' | 'open' | 'perhaps' | 'passed' | 'soon' | 'before' | 'later';

const hasNameOf = (a: WatchedStop, b: WatchedStop) =>
  stopNameKey(a.intersection) === stopNameKey(b.intersection);

/** The name that a ride gave after it had named a stop; null where it was not seen step by step. */
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

/** The visits that followed soon after. */
const soonAfter = ({ by, visit }: Passage): Visit[] =>
  by.visits.filter(({ along }) => along > visit.along && along <= visit.along + SOON);

/** The stops that any of the passages came to soon after, which are those worth a verdict. */
export const stopsAfter = (passages: readonly Passage[]): ReadonlySet<WatchedStop> =>
  new Set(
    passages.flatMap((passage) =>
      soonAfter(passage).flatMap(({ stop, surety }) => (surety === 'perhaps' ? [] : [stop])),
    ),
  );

function verdictOf(passage: Passage, stop: WatchedStop): Verdict {
  const { by, visit } = passage;
  const end = visit.along + SOON;
  const of = soonAfter(passage).filter((one) => one.stop === stop);
  const came = of.find(({ surety }) => surety !== 'perhaps');
  if (came === undefined) {
    // A detour: where the service loses a bus, the next one may leave its way too.
    if (by.lost.some((along) => along > visit.along - LOST && along <= end)) return 'no';
    // A line is of one of the ways to a destination: of a stop that it never comes to it tells nothing.
    if (of.length > 0) return 'perhaps';
    if (by.isLine && by.visits.every((one) => one.stop !== stop)) return 'open';
    return (by.alongs.at(-1) ?? 0) > end || by.ride.hasTurned ? 'no' : 'open';
  }
  const isBetween = by.visits.some(
    (one) =>
      one.surety !== 'perhaps' &&
      one.along > visit.along - ONE_PLACE &&
      one.along < came.along + ONE_PLACE &&
      [visit.stop, stop].every((end) => !hasNameOf(one.stop, end)),
  );
  if (by.isLine) {
    // Where the line comes by twice, at which time its buses stop there is not known.
    const isOnce = [visit.stop, stop].every(
      (end) => by.visits.filter((one) => one.stop === end).length === 1,
    );
    if (!isOnce || came.along - visit.along < ONE_PLACE) return 'passed';
    return isBetween ? 'later' : 'before';
  }
  const name = namedAfter(passage);
  if (name === null) return came.surety === 'named' ? 'soon' : 'passed';
  if (name !== stopNameKey(stop.intersection)) return 'later';
  return isBetween ? 'soon' : 'before';
}

/**
 * Whether a bus comes to a stop right after its next one, or soon after it; null where the passages do not
 * agree that it comes at all (a fork, a loop), or where it is too far.
 *
 * @param isOften the bus is seen so often that it will still be told of one stop ahead
 */
export function stepAfter(
  passages: readonly Passage[],
  stop: WatchedStop,
  isOften: boolean,
): 'before' | 'soon' | null {
  const verdicts = passages.map((passage) => verdictOf(passage, stop));
  const count = (...of: Verdict[]) => verdicts.filter((verdict) => of.includes(verdict)).length;
  const known = count('before', 'later', 'soon');
  // One ride that did not come there is a fork, and a stop that was only passed may be of another way.
  if (count('no') > 0 || known === 0) return null;
  if (known + count('passed') < count('perhaps')) return null;
  // A ride that is seen seldom names only some of its stops, and contradicts nobody who counts them.
  if (count('before') > 0 && count('later') === 0) return 'before';
  return count('later') > 0 && isOften ? null : 'soon';
}
