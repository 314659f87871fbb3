import { firstRun, firstStart } from '../lanes/Lane.ts';
import type { Side } from '../network/createSide.ts';
import type { AccessStops } from './bestRides.ts';
import type { LanePart, LaneRide } from './Way.ts';

interface LaterQuery {
  readonly side: Side;
  readonly from: AccessStops;
  readonly to: AccessStops;
  /** The first ride departs by then. */
  readonly firstBy: number;
}

/** When the next bus on the same part of a line departs and arrives; Infinity if there is none. */
function nextBus({ lane, from, to }: LanePart, ready: number): readonly [number, number] {
  const { repeats, starts, offsets, arrivals, departures } = lane;
  const run = repeats === null ? firstRun(lane, departures, from, ready) : 0;
  const start =
    repeats === null
      ? (starts[run] ?? Number.POSITIVE_INFINITY)
      : firstStart(lane, repeats, from, ready);
  const offset = offsets[run] ?? 0;
  const wait = repeats?.waitAfter ?? 0;
  return [start + (departures[offset + from] ?? 0), start + (arrivals[offset + to] ?? 0) + wait];
}

/**
 * When one is there who sets out later and takes the same lines as before: another way may be faster, none need be slower.
 * Infinity where that does not work.
 */
export function laterArrival(
  rides: readonly LaneRide[],
  leaves: number,
  { side, from, to, firstBy }: LaterQuery,
): number {
  const { changes, ridingOf } = side;
  let at = leaves;
  let before = -1;
  for (const { parts } of rides) {
    const [part] = parts;
    if (part === undefined || parts.length > 1) return Number.POSITIVE_INFINITY;
    const { stops } = ridingOf(part.pattern);
    const boarded = stops[part.from] ?? -1;
    if (before === -1) at += from.get(boarded)?.seconds ?? Number.POSITIVE_INFINITY;
    else {
      let index = changes.firstOf(before);
      const end = changes.endOf(before);
      while (index < end && changes.stops[index] !== boarded) index++;
      at += index < end ? (changes.seconds[index] ?? 0) : Number.POSITIVE_INFINITY;
    }
    const [departs, arrives] = nextBus(part, at);
    if (!(arrives < Number.POSITIVE_INFINITY)) return Number.POSITIVE_INFINITY;
    if (before === -1 && departs > firstBy) return Number.POSITIVE_INFINITY;
    at = arrives;
    before = stops[part.to] ?? -1;
  }
  return at + (to.get(before)?.seconds ?? Number.POSITIVE_INFINITY);
}
