import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable, TripFrequency } from '../../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { Timetable } from '../../network/Timetable.ts';
import { createLane, type Lane, type Times, reversedLane, reversedTimes } from './Lane.ts';
import { lanesFrom } from './lanesFrom.ts';
import type { PatternTimes, PatternTimetables } from './patternTimes.ts';

/** Rows of days whose lanes are kept: those around now, and those of one who looks ahead. */
const ROWS_KEPT = 4;

interface DayLanesOptions {
  readonly snapshot: Snapshot;
  readonly times: SnapshotTimetable;
  readonly timetable: Timetable;
  readonly patternTimes: PatternTimetables;
}

/** The lanes of a pattern on some service days in order, by the timetable; made when they are first needed. */
export type DayLanes = (pattern: number, dates: readonly ServiceDate[]) => readonly Lane[];

/** A trip that is repeated. One that is only about so far apart may start at any second of its period. */
export function repeatedLane(
  period: TripFrequency,
  times: Times,
  offset: number,
  { date, dayStart, length }: { date: ServiceDate; dayStart: number; length: number },
): Lane {
  const { from, until, headway, isExact, trip } = period;
  const last = isExact ? from + Math.floor((until - 1 - from) / headway) * headway : until - 1;
  const rides = [...times.arrivals.subarray(offset, offset + length)].filter((at) => at > 0);
  return createLane({
    ...times,
    starts: Float64Array.of(dayStart + from),
    offsets: Uint32Array.of(offset),
    earliest: dayStart + from,
    latest: dayStart + last + Math.max(0, ...rides),
    repeats: {
      first: dayStart + from,
      last: dayStart + last,
      step: isExact ? headway : 0,
      waitBefore: isExact ? 0 : headway,
      waitAfter: 0,
    },
    runs: { dates: [date], trips: [trip], period },
    isBackward: false,
    isUnseen: false,
  });
}

export function createDayLanes(options: DayLanesOptions): DayLanes {
  const { snapshot, times, timetable, patternTimes } = options;
  const { trips, patterns } = snapshot;
  const rows = new Map<string, (readonly Lane[])[]>();

  function create(pattern: number, dates: readonly ServiceDate[]): readonly Lane[] {
    const days = dates.map((date) => ({
      date,
      single: timetable.tripsOn(pattern, date),
      periods: timetable.periodsOn(pattern, date),
    }));
    if (days.every(({ single, periods }) => single.length + periods.length === 0)) return [];
    const { offsetOf, ...laid }: PatternTimes = patternTimes.of(pattern);
    const profileOf = (trip: number) => times.tripProfiles[trip] ?? -1;
    const length = patterns[pattern]?.stops.length ?? 0;
    const runs = days.flatMap(({ date, single }) => {
      const dayStart = timetable.startOf(date) / 1000;
      return Array.from(single, (trip) => ({
        trip,
        date,
        start: dayStart + (trips.starts[trip] ?? 0),
        offset: offsetOf(profileOf(trip)),
      }));
    });
    return [
      ...lanesFrom(runs, { times: laid, length }),
      ...days.flatMap(({ date, periods }) => {
        const day = { date, dayStart: timetable.startOf(date) / 1000, length };
        return periods.map((period) =>
          repeatedLane(period, laid, offsetOf(profileOf(period.trip)), day),
        );
      }),
    ];
  }

  return (pattern, dates) => {
    const key = dates.join(' ');
    let row = rows.get(key);
    if (row === undefined) {
      for (const oldest of rows.keys()) {
        if (rows.size < ROWS_KEPT) break;
        rows.delete(oldest);
      }
      rows.set(key, (row = []));
    }
    return (row[pattern] ??= create(pattern, dates));
  };
}

const backTimes = new WeakMap<Float64Array, Times>();
const backLanes = new WeakMap<Lane, Lane>();

/** A lane for a search backward: the same one each time. @param length how many stops its pattern has */
export function backward(lane: Lane, length: number): Lane {
  const existing = backLanes.get(lane);
  if (existing !== undefined) return existing;
  const times = backTimes.get(lane.arrivals) ?? reversedTimes(lane, length);
  backTimes.set(lane.arrivals, times);
  const made = reversedLane(lane, times);
  backLanes.set(lane, made);
  return made;
}
