import type { LiveRun } from '../predictions/LiveRun.ts';
import { CANCELED_STAYS } from './runTime.ts';

/** Which times count where a run has both: the agency's, or those worked out from where its bus is. */
export type Predictions = 'reported' | 'estimated';

/** Milliseconds by which a prediction may be older than an estimate that it comes before. */
const OLD_AFTER = 120_000;

/** Milliseconds. A bus that was seen before a stop did not leave it so long before. */
const NOT_LEFT = 300_000;

/**
 * Whether an agency says that a bus has long left a stop that it was seen not to have left, and the one after it: its
 * clock is wrong, or it takes the bus for another one.
 */
const isContradicted = ({ departures }: LiveRun, { next, measuredAt }: LiveRun): boolean =>
  (departures[next] ?? Number.NaN) < measuredAt - NOT_LEFT &&
  !((departures[next + 1] ?? Number.NaN) > measuredAt);

/** An estimate of a run of which the agency says where it stops, with what bus, or that it runs a second time. */
export function asAgencySays(live: LiveRun, said: LiveRun): LiveRun {
  const { skipped, moved, state, isWheelchairAccessible } = said;
  return state === 'canceled' ? live : { ...live, skipped, moved, state, isWheelchairAccessible };
}

/** Of two predictions of one run the newer counts, then the one that runs. */
export const better = <R extends Pick<LiveRun, 'measuredAt' | 'state'>>(one: R, other: R): R =>
  other.measuredAt > one.measuredAt ||
  (other.measuredAt === one.measuredAt && one.state === 'canceled')
    ? other
    : one;

/** Whether an estimate counts before an agency's prediction of the same run. */
export function countsBefore(
  live: LiveRun,
  other: LiveRun | undefined,
  predictions: Predictions,
): boolean {
  if (other === undefined) return true;
  // A feed of predictions may end while positions go on.
  const age = live.seenAt - other.seenAt;
  if (other.state === 'canceled' && age <= CANCELED_STAYS) return false;
  return (
    predictions === 'estimated' ||
    age > OLD_AFTER ||
    isContradicted(other, live) ||
    other.departures.every((at) => Number.isNaN(at))
  );
}
