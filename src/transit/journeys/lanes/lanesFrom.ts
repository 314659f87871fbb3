import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { AddedRun, LiveRun } from '../../predictions/LiveRun.ts';
import { createLane, type Lane, type Times } from './Lane.ts';

/** A run to be put in a lane. */
export interface LaneRun {
  readonly trip: number;
  readonly date: ServiceDate;
  /** Seconds since 1970. */
  readonly start: number;
  /** Where its times begin. */
  readonly offset: number;
  readonly live?: LiveRun | AddedRun | undefined;
}

interface LaneOptions {
  readonly times: Times;
  /** How many stops the pattern has. */
  readonly length: number;
  readonly isUnseen?: boolean;
}

/** A run is compared with the last one of so many lanes: more are those of no feed. */
const MOST_TRIED = 16;

/** By how many seconds a run must start after another one so that it does not overtake it; Infinity if they stop elsewhere. */
function leastGap({ arrivals, departures }: Times, length: number, one: number, other: number) {
  let gap = Number.NEGATIVE_INFINITY;
  for (const times of [arrivals, departures])
    for (let at = 0; at < length; at++) {
      const [before, after] = [times[one + at] ?? Number.NaN, times[other + at] ?? Number.NaN];
      if (Number.isNaN(before) !== Number.isNaN(after)) return Number.POSITIVE_INFINITY;
      if (before - after > gap) gap = before - after;
    }
  return gap;
}

/** The first and the last seconds of a run after its start; Infinity and -Infinity if it has no times. */
interface Span {
  readonly least: number;
  readonly most: number;
}

function spanFrom({ arrivals, departures }: Times, length: number, offset: number): Span {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const list of [arrivals, departures])
    for (let at = offset; at < offset + length; at++) {
      const seconds = list[at] ?? Number.NaN;
      if (seconds < least) least = seconds;
      if (seconds > most) most = seconds;
    }
  return { least, most };
}

/** Puts runs of one pattern in lanes, in each of which none overtakes another. */
export function lanesFrom(
  runs: readonly LaneRun[],
  { times, length, isUnseen = false }: LaneOptions,
): Lane[] {
  const gaps = new Map<number, number>();
  const gapOf = (one: number, other: number) => {
    if (one === other) return 0;
    const key = one * times.arrivals.length + other;
    let gap = gaps.get(key);
    if (gap === undefined) gaps.set(key, (gap = leastGap(times, length, one, other)));
    return gap;
  };
  const spans = new Map<number, Span>();
  const spanOf = (offset: number) => {
    let span = spans.get(offset);
    if (span === undefined) spans.set(offset, (span = spanFrom(times, length, offset)));
    return span;
  };
  const sorted = runs
    .map((run) => {
      const { least, most } = spanOf(run.offset);
      return { run, first: run.start + least, last: run.start + most };
    })
    .filter(({ first }) => first < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.first - other.first);
  const lanes: (typeof sorted)[] = [];
  for (const item of sorted) {
    const { run } = item;
    const lane = lanes.slice(-MOST_TRIED).find((each) => {
      const last = each.at(-1)?.run;
      return last !== undefined && run.start - last.start >= gapOf(last.offset, run.offset);
    });
    if (lane === undefined) lanes.push([item]);
    else lane.push(item);
  }
  return lanes.map((lane) => {
    const lives = lane.flatMap(({ run: { live } }) => live ?? []);
    return createLane({
      ...times,
      starts: Float64Array.from(lane, ({ run }) => run.start),
      offsets: Uint32Array.from(lane, ({ run }) => run.offset),
      earliest: lane[0]?.first ?? Number.NaN,
      latest: lane.reduce((latest, { last }) => Math.max(latest, last), Number.NEGATIVE_INFINITY),
      repeats: null,
      runs: {
        dates: lane.map(({ run }) => run.date),
        trips: lane.map(({ run }) => run.trip),
        lives: lives.length === lane.length ? lives : undefined,
      },
      isBackward: false,
      isUnseen,
    });
  });
}
