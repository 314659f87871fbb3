import { ridesTo } from '../../../api/stop-order/stopOrder.ts';
import type { Ride, StopOrder } from '../../../api/stop-order/stopOrder.ts';
import { ONE_STEP, STEP_BY_STEP } from '../../../features/watch/ahead/step-after.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';

/** The names of stops, as `stopNameKey`, that one bus named one after another. */
export type StopSequence = readonly string[];

/** Limits what a display stores for each destination of a route. */
const MAX_SEQUENCES = 6;
const MAX_NAMES = 120;

/** The stops of a ride, in pieces: it is cut where the bus may have named a stop that no report has. */
export const sequencesOf = memoizeByObject(({ points }: Ride): readonly StopSequence[] => {
  const found: string[][] = [];
  let current: string[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const isNew = before?.nextStop !== point.nextStop;
    const isSure =
      before !== undefined && point.gap <= STEP_BY_STEP && metersBetween(before, point) <= ONE_STEP;
    if (point.nextStop === '' || (isNew && !isSure)) {
      if (current.length > 1) found.push(current);
      current = [];
    }
    if (point.nextStop !== '' && (isNew || current.length === 0)) current.push(point.nextStop);
  }
  return current.length > 1 ? [...found, current] : found;
});

const contains = (whole: StopSequence, part: StopSequence) =>
  `|${whole.join('|')}|`.includes(`|${part.join('|')}|`);

/** Merges what was observed with what is stored, without what a longer sequence contains; latest first. */
export function mergeSequences(
  observed: readonly StopSequence[],
  stored: readonly StopSequence[],
): readonly StopSequence[] {
  const longest: StopSequence[] = [];
  for (const sequence of [...observed, ...stored].map((one) => one.slice(-MAX_NAMES))) {
    if (longest.some((one) => contains(one, sequence))) continue;
    const others = longest.filter((one) => !contains(sequence, one));
    longest.splice(0, longest.length, ...others, sequence);
  }
  return longest.slice(0, MAX_SEQUENCES);
}

/** What the buses of a route showed about the stops to a destination, the current rides first. */
export const observedSequences = (order: StopOrder, direction: string): readonly StopSequence[] =>
  ridesTo(order, direction).flatMap(sequencesOf);

/**
 * How many stops a stop comes after another one, by what was observed. `never`: buses that named the first
 * one did not come to the second one.
 *
 * @returns null if nothing shows it, or if the observations disagree
 */
export function stopsBetweenNames(
  sequences: readonly StopSequence[],
  from: string,
  to: string,
): number | 'never' | null {
  const counts = new Set<number>();
  let misses = 0;
  let longest = 0;
  const tails = sequences.flatMap((names) =>
    names.flatMap((name, index) => (name === from ? [names.slice(index + 1)] : [])),
  );
  for (const tail of tails) {
    const at = tail.indexOf(to);
    if (at !== -1) counts.add(at + 1);
  }
  const [count] = counts;
  for (const tail of tails) {
    if (tail.includes(to)) continue;
    longest = Math.max(longest, tail.length);
    if (count !== undefined && tail.length >= count) misses += 1;
  }
  if (counts.size === 1 && misses === 0 && count !== undefined) return count;
  return counts.size === 0 && longest > 0 && wasBefore(sequences, from, to) ? 'never' : null;
}

/** Whether buses named a stop before another one, and never after it. */
function wasBefore(sequences: readonly StopSequence[], from: string, to: string): boolean {
  return sequences.some((names) => {
    const at = names.indexOf(from);
    return at !== -1 && names.slice(0, at).includes(to);
  });
}

/** The names that a bus named before its next stop on this ride. */
export function namedOnRide({ rides }: StopOrder, vehicleID: string): StopSequence {
  const points = rides.get(vehicleID)?.ride.points ?? [];
  const nextStop = points.at(-1)?.nextStop;
  return points.map((point) => point.nextStop).filter((name) => name !== nextStop);
}
