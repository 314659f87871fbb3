import type { Steps } from '../../lib/steps.ts';
import type { Failures } from '../Failures.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { type LiveRun, runKey } from './LiveRun.ts';

const RUNS_PER_STEP = 1000;

/**
 * Carries the delay of a bus into its next trip of the block, where the feed says nothing of that one or only repeats
 * the timetable: the bus can't begin it before it has ended the trip before.
 *
 * @param runs what a message says, by `runKey`; changed
 * @param isOpen whether a run that the message lacks may be filled in: it isn't deleted or refused, and no bus drives it
 * @param failures notes the runs whose delay can't be carried on
 * @returns the keys of the runs that were filled in
 */
export function* carryDelays(
  runs: Map<string, LiveRun>,
  timetable: Timetable,
  isOpen: (run: TripRun) => boolean,
  failures: Failures,
): Steps<ReadonlySet<string>> {
  const carriedKeys = new Set<string>();
  /** The next run of its block, if the delay of this one was carried into it. */
  function carriedFrom(live: LiveRun): LiveRun | null {
    const { run, state, arrivals, vehicleID } = live;
    const end = arrivals[arrivals.length - 1] ?? Number.NaN;
    if (state !== 'running' || Number.isNaN(end)) return null;
    const following = timetable.nextInBlock(run);
    if (following === null || following.start >= end) return null;
    const key = runKey(following);
    const said = runs.get(key);
    if (said === undefined && !isOpen(following)) return null;
    const scheduled = timetable.timesOf(following);
    const skipped = new Uint8Array(scheduled.departures.length);
    const next = said ?? { ...live, ...scheduled, run: following, skipped, next: 0 };
    if (next.state !== 'running' || next.vehicleID !== vehicleID) return null;
    const isTimetable = next.departures.every(
      (at, place) => Number.isNaN(at) || at === scheduled.departures[place],
    );
    if (!isTimetable) return null;
    const late = end - following.start;
    const carried = {
      ...next,
      arrivals: next.arrivals.map((at) => at + late),
      departures: next.departures.map((at) => at + late),
    };
    runs.set(key, carried);
    if (said === undefined) carriedKeys.add(key);
    return carried;
  }
  let count = 0;
  for (const live of runs.values()) {
    failures.attempt(live.vehicleID, () => {
      for (let next: LiveRun | null = live; next !== null;) next = carriedFrom(next);
    });
    count += 1;
    if (count % RUNS_PER_STEP === 0) yield;
  }
  return carriedKeys;
}
