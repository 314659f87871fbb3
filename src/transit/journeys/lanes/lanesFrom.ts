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

/** Puts runs of one pattern in lanes, in each of which none overtakes another. */
export function lanesFrom(
  runs: readonly LaneRun[],
  { times, length, isUnseen = false }: LaneOptions,
): Lane[] {
  const gaps = new Map<string, number>();
  const gapOf = (one: number, other: number) => {
    const key = `${one} ${other}`;
    let gap = gaps.get(key);
    if (gap === undefined) gaps.set(key, (gap = leastGap(times, length, one, other)));
    return gap;
  };
  /** The first and the last time of a run; of one without any, Infinity and -Infinity. */
  const spanOf = ({ start, offset }: LaneRun): [number, number] => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const list of [times.arrivals, times.departures])
      for (let at = offset; at < offset + length; at++) {
        const seconds = start + (list[at] ?? Number.NaN);
        if (seconds < least) least = seconds;
        if (seconds > most) most = seconds;
      }
    return [least, most];
  };
  const sorted = runs
    .map((run) => ({ run, span: spanOf(run) }))
    .filter(({ span: [least] }) => least < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.span[0] - other.span[0]);
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
      earliest: lane[0]?.span[0] ?? Number.NaN,
      latest: lane.reduce((last, { span }) => Math.max(last, span[1]), Number.NEGATIVE_INFINITY),
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
