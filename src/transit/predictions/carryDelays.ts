import type { Steps } from '../../lib/steps.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { type LiveRun, runKey } from './LiveRun.ts';

const RUNS_PER_STEP = 1000;

/**
 * Carries the delay of a bus into its next trip of the block, where the feed says nothing of that one or only repeats
 * the timetable: the bus can't begin it before it has ended the trip before.
 *
 * @param runs what a message says, by `runKey`; changed
 * @param isOpen whether a run that the message lacks may be filled in: it isn't deleted or refused, and no bus drives it
 * @returns the keys of the runs that were filled in
 */
export function* carryDelays(
  runs: Map<string, LiveRun>,
  timetable: Timetable,
  isOpen: (run: TripRun) => boolean,
): Steps<ReadonlySet<string>> {
  const carriedKeys = new Set<string>();
  function carryFrom(live: LiveRun): void {
    const { run, state, arrivals, vehicleID } = live;
    const end = arrivals[arrivals.length - 1] ?? Number.NaN;
    if (state !== 'running' || Number.isNaN(end)) return;
    const following = timetable.nextInBlock(run);
    if (following === null || following.start >= end) return;
    const key = runKey(following);
    const said = runs.get(key);
    if (said === undefined && !isOpen(following)) return;
    const scheduled = timetable.timesOf(following);
    const skipped = new Uint8Array(scheduled.departures.length);
    const next = said ?? { ...live, ...scheduled, run: following, skipped, next: 0 };
    if (next.state !== 'running' || next.vehicleID !== vehicleID) return;
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
    runs.set(key, carried);
    if (said === undefined) carriedKeys.add(key);
    carryFrom(carried);
  }
  let count = 0;
  for (const live of runs.values()) {
    carryFrom(live);
    count += 1;
    if (count % RUNS_PER_STEP === 0) yield;
  }
  return carriedKeys;
}
