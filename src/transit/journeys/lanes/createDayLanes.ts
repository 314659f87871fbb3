import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable, TripFrequency } from '../../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { Timetable } from '../../network/Timetable.ts';
import { type Lane, type Times, reversedLane, reversedTimes } from './Lane.ts';
import { lanesFrom } from './lanesFrom.ts';
import type { PatternTimes, PatternTimetables } from './patternTimes.ts';

/** Days whose lanes are kept: those around now, and those of one who looks ahead. */
const DAYS_KEPT = 10;

interface DayLanesOptions {
  readonly snapshot: Snapshot;
  readonly times: SnapshotTimetable;
  readonly timetable: Timetable;
  readonly patternTimes: PatternTimetables;
}

/** The lanes of a pattern on a service day by the timetable; made when they are first needed. */
export type DayLanes = (pattern: number, date: ServiceDate) => readonly Lane[];

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
  return {
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
    runs: { date, trips: [trip], period },
    isBackward: false,
    isUnseen: false,
  };
}

export function createDayLanes(options: DayLanesOptions): DayLanes {
  const { snapshot, times, timetable, patternTimes } = options;
  const { trips, patterns } = snapshot;
  const days = new Map<ServiceDate, (readonly Lane[])[]>();

  function create(pattern: number, date: ServiceDate): readonly Lane[] {
    const single = timetable.tripsOn(pattern, date);
    const periods = timetable.periodsOn(pattern, date);
    if (single.length + periods.length === 0) return [];
    const dayStart = timetable.startOf(date) / 1000;
    const laid: PatternTimes = patternTimes.of(pattern);
    const { arrivals, departures, offsetOf } = laid;
    const profileOf = (trip: number) => times.tripProfiles[trip] ?? -1;
    const length = patterns[pattern]?.stops.length ?? 0;
    const day = { date, dayStart, length };
    return [
      ...lanesFrom(
        Array.from(single, (trip) => ({
          trip,
          start: dayStart + (trips.starts[trip] ?? 0),
          offset: offsetOf(profileOf(trip)),
        })),
        { date, times: { arrivals, departures }, length },
      ),
      ...periods.map((period) =>
        repeatedLane(period, { arrivals, departures }, offsetOf(profileOf(period.trip)), day),
      ),
    ];
  }

  return (pattern, date) => {
    let day = days.get(date);
    if (day === undefined) {
      for (const oldest of days.keys()) {
        if (days.size < DAYS_KEPT) break;
        days.delete(oldest);
      }
      days.set(date, (day = []));
    }
    return (day[pattern] ??= create(pattern, date));
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
