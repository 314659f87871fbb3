import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable, TripFrequency } from '../../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../../lib/time/service-date.ts';
import type { Timetable } from '../../network/Timetable.ts';
import { createLane, type Lane, type Times, reversedLane, reversedTimes } from './Lane.ts';
import { lanesFrom } from './lanesFrom.ts';
import type { PatternTimetables } from './patternTimes.ts';

/** The lanes of days around now are kept, and those of days for which somebody looks ahead: so many runs in all. */
const MOST_RUNS = 400_000;
const LEAST_DAYS = 6;
const MOST_DAYS = 40;

interface DayLanesOptions {
  readonly snapshot: Snapshot;
  readonly times: SnapshotTimetable;
  readonly timetable: Timetable;
  readonly patternTimes: PatternTimetables;
}

/** The lanes of a pattern on a service day by the timetable; made when they are first needed. */
export type DayLanes = (pattern: number, date: ServiceDate) => readonly Lane[];

interface Day {
  readonly lanes: (readonly Lane[] | undefined)[];
  /** The day's date, as often as the longest lane has runs: all lanes share this list as the dates of their runs. */
  readonly dates: ServiceDate[];
  runs: number;
}

const NONE: readonly Lane[] = [];

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
  /** Those that were asked for last are the last ones. */
  const days = new Map<ServiceDate, Day>();
  let runsKept = 0;

  /** The lanes of each kind of day, with times after the day's start: most days have the trips of another one. */
  const kinds = new WeakMap<object, (readonly Lane[] | undefined)[]>();
  const profileOf = (trip: number) => times.tripProfiles[trip] ?? -1;
  const lengthOf = (pattern: number) => patterns[pattern]?.stops.length ?? 0;

  function lanesOfKind(pattern: number, date: ServiceDate): readonly Lane[] {
    const kind = timetable.kindOf(date);
    const byPattern = kinds.get(kind) ?? [];
    kinds.set(kind, byPattern);
    const existing = byPattern[pattern];
    if (existing !== undefined) return existing;
    const single = timetable.tripsOn(pattern, date);
    if (single.length === 0) return (byPattern[pattern] = NONE);
    const { offsetOf, ...laid } = patternTimes.of(pattern);
    const runs = Array.from(single, (trip) => ({
      trip,
      date: '',
      start: trips.starts[trip] ?? 0,
      offset: offsetOf(profileOf(trip)),
    }));
    return (byPattern[pattern] = lanesFrom(runs, { times: laid, length: lengthOf(pattern) }));
  }

  function create(pattern: number, date: ServiceDate, { dates }: Day): readonly Lane[] {
    const lanes = lanesOfKind(pattern, date);
    const periods = timetable.periodsOn(pattern, date);
    if (lanes.length + periods.length === 0) return NONE;
    const dayStart = timetable.startOf(date) / 1000;
    for (const { starts } of lanes) while (dates.length < starts.length) dates.push(date);
    const ofDay = lanes.map((lane) =>
      createLane({
        ...lane,
        starts: lane.starts.map((start) => dayStart + start),
        earliest: dayStart + lane.earliest,
        latest: dayStart + lane.latest,
        runs: { ...lane.runs, dates },
      }),
    );
    if (periods.length === 0) return ofDay;
    const { offsetOf, ...laid } = patternTimes.of(pattern);
    const length = lengthOf(pattern);
    return [
      ...ofDay,
      ...periods.map((period) =>
        repeatedLane(period, laid, offsetOf(profileOf(period.trip)), { date, dayStart, length }),
      ),
    ];
  }

  let last: { readonly date: ServiceDate; readonly day: Day } | null = null;
  function dayOf(date: ServiceDate): Day {
    if (last?.date === date) return last.day;
    const day = days.get(date) ?? { lanes: [], dates: [], runs: 0 };
    days.delete(date);
    days.set(date, day);
    last = { date, day };
    return day;
  }

  return (pattern, date) => {
    const day = dayOf(date);
    const existing = day.lanes[pattern];
    if (existing !== undefined) return existing;
    const made = create(pattern, date, day);
    day.lanes[pattern] = made;
    for (const { starts } of made) {
      day.runs += starts.length;
      runsKept += starts.length;
    }
    for (const [oldest, { runs }] of days) {
      const hasRoom = runsKept <= MOST_RUNS && days.size <= MOST_DAYS;
      if (days.size <= LEAST_DAYS || hasRoom) break;
      days.delete(oldest);
      runsKept -= runs;
    }
    return made;
  };
}

const backTimes = new WeakMap<Float64Array, Times>();
const backLanes = new WeakMap<Lane, Lane>();
const onwardLanes = new WeakMap<Lane, Lane>();

/** A lane for a search backward: the same one each time. @param length how many stops its pattern has */
export function backward(lane: Lane, length: number): Lane {
  const existing = backLanes.get(lane);
  if (existing !== undefined) return existing;
  const times = backTimes.get(lane.arrivals) ?? reversedTimes(lane, length);
  backTimes.set(lane.arrivals, times);
  const made = reversedLane(lane, times);
  backLanes.set(lane, made);
  onwardLanes.set(made, lane);
  return made;
}

/** The lane of the timetable's direction for one backward. */
export const onwardOf = (lane: Lane): Lane | undefined => onwardLanes.get(lane);
