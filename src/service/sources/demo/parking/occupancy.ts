import { ownValue } from '../../../../lib/ownValue.ts';
import { hourOf, isWeekend, MINUTE, type CivilTime } from '../civil-time.ts';
import { elementAt } from '../elementAt.ts';
import { chanceOf, smoothNoise } from '../random.ts';

/** Percent of spots taken, every two hours from midnight. */
type Day = readonly number[];

interface Week {
  readonly weekday: Day;
  readonly weekend: Day;
}

/** By the kind of lot. */
const WEEKS: Readonly<Record<string, Week>> = {
  //           0   2   4   6   8  10  12  14  16  18  20  22
  office: {
    weekday: [14, 12, 12, 22, 74, 96, 97, 95, 82, 46, 34, 22],
    weekend: [18, 14, 12, 14, 24, 42, 55, 58, 52, 48, 44, 30],
  },
  commuter: {
    weekday: [10, 9, 9, 34, 88, 95, 95, 94, 76, 32, 18, 12],
    weekend: [8, 7, 7, 10, 18, 26, 32, 34, 30, 24, 18, 12],
  },
  evening: {
    weekday: [20, 10, 8, 10, 28, 44, 58, 54, 56, 78, 90, 62],
    weekend: [34, 16, 10, 10, 20, 40, 62, 68, 72, 88, 95, 74],
  },
  market: {
    weekday: [10, 5, 5, 30, 70, 80, 90, 70, 60, 70, 50, 20],
    weekend: [15, 5, 5, 45, 90, 95, 95, 80, 60, 60, 50, 25],
  },
  beach: {
    weekday: [2, 1, 1, 12, 24, 34, 46, 52, 62, 68, 36, 8],
    weekend: [3, 1, 1, 14, 40, 72, 90, 94, 88, 70, 40, 10],
  },
  campus: {
    weekday: [8, 7, 7, 16, 70, 92, 94, 92, 74, 42, 34, 16],
    weekend: [8, 7, 6, 8, 14, 26, 38, 42, 40, 34, 24, 14],
  },
  hospital: {
    weekday: [38, 34, 34, 56, 86, 93, 94, 92, 82, 66, 54, 44],
    weekend: [36, 33, 33, 46, 58, 66, 72, 74, 70, 62, 50, 42],
  },
  residents: {
    weekday: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
    weekend: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
  },
};

function levelOn(day: Day, hour: number): number {
  const knot = hour / 2;
  const from = elementAt(day, Math.floor(knot) % day.length);
  const to = elementAt(day, (Math.floor(knot) + 1) % day.length);
  const share = knot % 1;
  return (from + (to - from) * share * share * (3 - 2 * share)) / 100;
}

/**
 * The share of a lot's spots that are taken, 0 to 1: the daily curve of its kind, plus random
 * variation by lot, hour and minute.
 *
 * @param lot a unique ID of the lot
 */
export function takenShare(kind: string, civil: CivilTime, seed: number, lot: string): number {
  const week = ownValue(WEEKS, kind);
  if (week === undefined) throw new RangeError(`no lots of the kind ${kind}`);
  const level = levelOn(isWeekend(civil) ? week.weekend : week.weekday, hourOf(civil));
  if (kind === 'residents') return level;
  const minutes = Math.floor(civil / MINUTE);
  const ofTheLot = (chanceOf(seed, lot, 'level') - 0.5) * 0.12;
  const ofTheHour = 0.05 * smoothNoise(minutes / 170, seed, lot, 'hour');
  const ofTheMinute = 0.012 * smoothNoise(minutes / 4, seed, lot, 'minute');
  // Half-full lots vary the most, full and empty ones the least.
  const variability = 4 * level * (1 - level);
  return Math.min(1, Math.max(0, level + (ofTheLot + ofTheHour) * variability + ofTheMinute));
}
