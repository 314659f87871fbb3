import { everyStop } from '../../../contract/snapshot/live-lists.ts';
import type { Snapshot, SnapshotStop } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { Timetable } from '../../network/Timetable.ts';
import { createDayLanes, type DayLanes } from './createDayLanes.ts';
import { createPatternTimes, type PatternTimetables } from './patternTimes.ts';

/** Which trip of a day a bus drives after another, and before it, of one block; indexes. */
interface DayBlocks {
  readonly next: ReadonlyMap<number, number>;
  readonly before: ReadonlyMap<number, number>;
}

/** What journeys need of one agency's timetable. It is laid out when it is first needed. */
export interface JourneyCity {
  readonly snapshot: Snapshot;
  readonly times: SnapshotTimetable;
  readonly timetable: Timetable;
  readonly stops: readonly SnapshotStop[];
  readonly patternTimes: PatternTimetables;
  readonly lanesOn: DayLanes;
  /** Whether the feed says which trips a bus drives one after another. */
  readonly hasBlocks: boolean;
  blocksOn(date: ServiceDate): DayBlocks;
}

export function createJourneyCity(
  snapshot: Snapshot,
  times: SnapshotTimetable,
  timetable: Timetable,
): JourneyCity {
  const patternTimes = createPatternTimes({ snapshot, times });
  const blocks = new WeakMap<object, DayBlocks>();
  const hasBlocks = times.tripBlocks.some((block) => block !== -1);

  function blocksOf(date: ServiceDate): DayBlocks {
    const [next, before] = [new Map<number, number>(), new Map<number, number>()];
    if (!hasBlocks) return { next, before };
    const dayStart = timetable.startOf(date);
    for (const pattern of snapshot.patterns.keys())
      for (const trip of timetable.tripsOn(pattern, date)) {
        if ((times.tripBlocks[trip] ?? -1) === -1) continue;
        const start = dayStart + (snapshot.trips.starts[trip] ?? 0) * 1000;
        const run = { trip, date, start, headway: null, isRepeated: false };
        const following = timetable.nextInBlock(run)?.trip;
        if (following === undefined || before.has(following)) continue;
        next.set(trip, following);
        before.set(following, trip);
      }
    return { next, before };
  }

  return {
    snapshot,
    times,
    timetable,
    stops: everyStop(snapshot),
    patternTimes,
    lanesOn: createDayLanes({ snapshot, times, timetable, patternTimes }),
    hasBlocks,
    blocksOn(date) {
      const kind = timetable.kindOf(date);
      const existing = blocks.get(kind);
      if (existing !== undefined) return existing;
      const made = blocksOf(date);
      blocks.set(kind, made);
      return made;
    },
  };
}
