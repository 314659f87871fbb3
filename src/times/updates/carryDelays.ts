import type { Timetable } from '../timetable/Timetable.ts';
import { type LiveRun, runKey } from './LiveRun.ts';

/**
 * Carries the delay of a bus into its next trip of the block, where the feed only repeats the timetable for that one:
 * the bus can't begin it before it has ended the trip before (T6).
 *
 * @param runs what a message says, by `runKey`; changed
 */
export function carryDelays(runs: Map<string, LiveRun>, timetable: Timetable): void {
  const byStart = [...runs.values()].toSorted((one, other) => one.run.start - other.run.start);
  for (const { run } of byStart) {
    const before = runs.get(runKey(run));
    const end = before?.state === 'running' ? (before.arrivals.at(-1) ?? Number.NaN) : Number.NaN;
    if (Number.isNaN(end)) continue;
    const following = timetable.nextInBlock(run);
    if (following === null || following.start >= end) continue;
    const next = runs.get(runKey(following));
    if (next?.state !== 'running' || next.vehicleID !== before?.vehicleID) continue;
    const scheduled = timetable.timesOf(following);
    const isTimetable = next.departures.every(
      (at, place) => Number.isNaN(at) || at === scheduled.departures[place],
    );
    if (!isTimetable) continue;
    const late = end - following.start;
    runs.set(runKey(following), {
      ...next,
      arrivals: next.arrivals.map((at) => at + late),
      departures: next.departures.map((at) => at + late),
    });
  }
}
