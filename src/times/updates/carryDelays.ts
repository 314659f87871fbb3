import type { Steps } from '../../lib/steps.ts';
import type { Timetable } from '../timetable/Timetable.ts';
import { type LiveRun, runKey } from './LiveRun.ts';

const RUNS_PER_STEP = 1000;

/**
 * Carries the delay of a bus into its next trip of the block, where the feed only repeats the timetable for that one:
 * the bus can't begin it before it has ended the trip before (T6).
 *
 * @param runs what a message says, by `runKey`; changed
 */
export function* carryDelays(runs: Map<string, LiveRun>, timetable: Timetable): Steps<void> {
  function carryFrom({ run, state, arrivals, vehicleID }: LiveRun): void {
    const end = arrivals[arrivals.length - 1] ?? Number.NaN;
    if (state !== 'running' || Number.isNaN(end)) return;
    const following = timetable.nextInBlock(run);
    if (following === null || following.start >= end) return;
    const next = runs.get(runKey(following));
    if (next?.state !== 'running' || next.vehicleID !== vehicleID) return;
    const scheduled = timetable.timesOf(following);
    const isTimetable = next.departures.every(
      (at, place) => Number.isNaN(at) || at === scheduled.departures[place],
    );
    if (!isTimetable) return;
    const late = end - following.start;
    const carried = {
      ...next,
      arrivals: next.arrivals.map((at) => at + late),
      departures: next.departures.map((at) => at + late),
    };
    runs.set(runKey(following), carried);
    carryFrom(carried);
  }
  let count = 0;
  for (const live of runs.values()) {
    carryFrom(live);
    count += 1;
    if (count % RUNS_PER_STEP === 0) yield;
  }
}
