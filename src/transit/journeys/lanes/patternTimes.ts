import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import {
  BY_PHONE,
  dropOffOf,
  NO_ACCESS,
  pickupOf,
  type SnapshotTimetable,
  type TimeProfile,
} from '../../../contract/snapshot/timetable.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import type { Times } from './Lane.ts';

/** The times of a pattern's profiles, each from its offset, only where riders get on or off. */
interface PatternTimes extends Times {
  readonly offsetOf: (profile: number) => number;
}

interface PatternTimesOptions {
  readonly snapshot: Snapshot;
  readonly times: SnapshotTimetable;
}

export interface PatternTimetables {
  of(pattern: number): PatternTimes;
  /** Indexes of its trips, of all days. */
  tripsOf(pattern: number): readonly number[];
  canBoard(pattern: number, position: number): boolean;
  canLeave(pattern: number, position: number): boolean;
  /** Whether riders must phone before to get on or off anywhere. */
  isByPhone(pattern: number): boolean;
}

function fill(
  [first = 0, ...numbers]: TimeProfile,
  { arrivals, departures }: Times,
  offset: number,
): void {
  let at = offset + first;
  let seconds = 0;
  arrivals[at] = 0;
  departures[at] = 0;
  for (const number of numbers) {
    seconds += Math.abs(number);
    if (number >= 0) arrivals[++at] = seconds;
    departures[at] = seconds;
  }
}

const isUsable = (type: number) => type !== NO_ACCESS && type !== BY_PHONE;

/** Creates the lookup of each pattern's times, which are laid out when they are first needed. */
export function createPatternTimes({ snapshot, times }: PatternTimesOptions): PatternTimetables {
  const { patterns, trips } = snapshot;
  const { profiles, tripProfiles, patternRules } = times;
  const byPattern: (PatternTimes | undefined)[] = [];
  let tripsByPattern: ReadonlyMap<number, readonly number[]> | null = null;
  const tripsOf = (pattern: number) => {
    tripsByPattern ??= groupBy(trips.patterns.keys(), (trip) => trips.patterns[trip] ?? -1);
    return tripsByPattern.get(pattern) ?? [];
  };
  const ruleAt = (pattern: number, position: number): number => {
    const rules = patternRules[pattern] ?? 0;
    return typeof rules === 'number' ? rules : (rules[position] ?? 0);
  };
  const lengthOf = (pattern: number) => patterns[pattern]?.stops.length ?? 0;
  // Nobody rides to the first stop of a trip, or from its last one.
  const canBoard = (pattern: number, position: number) =>
    position < lengthOf(pattern) - 1 && isUsable(pickupOf(ruleAt(pattern, position)));
  const canLeave = (pattern: number, position: number) =>
    position > 0 && isUsable(dropOffOf(ruleAt(pattern, position)));

  function create(pattern: number): PatternTimes {
    const length = lengthOf(pattern);
    const all = new Set(tripsOf(pattern).map((trip) => tripProfiles[trip] ?? -1));
    all.delete(-1);
    const used = [...all];
    const arrivals = new Float64Array(used.length * length).fill(Number.NaN);
    const departures = arrivals.slice();
    const offsets = new Map(used.map((profile, index) => [profile, index * length]));
    for (const [profile, offset] of offsets) {
      fill(profiles[profile] ?? [], { arrivals, departures }, offset);
      for (let position = 0; position < length; position++) {
        if (!canLeave(pattern, position)) arrivals[offset + position] = Number.NaN;
        if (!canBoard(pattern, position)) departures[offset + position] = Number.NaN;
      }
    }
    return { arrivals, departures, offsetOf: (profile) => offsets.get(profile) ?? 0 };
  }

  return {
    tripsOf,
    of: (pattern) => (byPattern[pattern] ??= create(pattern)),
    canBoard,
    canLeave,
    isByPhone(pattern) {
      const rules = patternRules[pattern] ?? 0;
      const all = typeof rules === 'number' ? [rules] : rules;
      return all.some((rule) => pickupOf(rule) === BY_PHONE || dropOffOf(rule) === BY_PHONE);
    },
  };
}
