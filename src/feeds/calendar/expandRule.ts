import { civilDay, type DayNumber, dayNumber, daysInMonth, weekday } from './civil-days.ts';
import type { Rule } from './parseRule.ts';

/** A rule with a count must be counted from its start. This is 27 years of days. */
const MOST_PERIODS = 10_000;

/** How much work the rules of a calendar may still cost, so that no calendar stops the server (S16). */
export interface RuleBudget {
  /** Days that are compared with one part of a rule. */
  left: number;
}

/** The first and the last day of the period that is `index` periods after that of the start. */
function periodOf(rule: Rule, start: DayNumber, index: number): [DayNumber, DayNumber] {
  const step = index * rule.interval;
  const { year, month } = civilDay(start);
  switch (rule.frequency) {
    case 'DAILY':
      return [start + step, start + step];
    case 'WEEKLY': {
      const first = start - ((weekday(start) - rule.weekStart + 7) % 7) + step * 7;
      return [first, first + 6];
    }
    case 'MONTHLY':
      return [dayNumber(year, month + step, 1), dayNumber(year, month + step + 1, 0)];
    default:
      return [dayNumber(year + step, 1, 1), dayNumber(year + step, 12, 31)];
  }
}

/** Whether a day is the nth of its weekday, in its month or year, from the start or the end. */
function isNth(day: DayNumber, position: number, isInYear: boolean): boolean {
  const { year, month, day: ofMonth } = civilDay(day);
  const first = isInYear ? dayNumber(year, 1, 1) : day - ofMonth + 1;
  const last = isInYear ? dayNumber(year, 12, 31) : first + daysInMonth(year, month) - 1;
  const nth = position > 0 ? Math.floor((day - first) / 7) + 1 : Math.floor((last - day) / 7) + 1;
  return nth === Math.abs(position);
}

/** Creates a test for the days of a period. Where the rule names no day, those of the start count. */
function dayTest(rule: Rule, start: DayNumber): (day: DayNumber) => boolean {
  const { frequency, byDay, byMonth, byMonthDay } = rule;
  const first = civilDay(start);
  const namesDay = byDay.length > 0 || byMonthDay.length > 0;
  const inYear = frequency === 'YEARLY' && byMonth.length === 0;
  return (day) => {
    const { year, month, day: ofMonth } = civilDay(day);
    if (byMonth.length > 0 && !byMonth.includes(month)) return false;
    if (byMonthDay.length > 0) {
      const fromEnd = ofMonth - daysInMonth(year, month) - 1;
      if (!byMonthDay.includes(ofMonth) && !byMonthDay.includes(fromEnd)) return false;
    }
    if (byDay.length > 0) {
      const takesPosition = frequency === 'MONTHLY' || frequency === 'YEARLY';
      const isListed = byDay.some(
        (each) =>
          each.weekday === weekday(day) &&
          (each.position === null || !takesPosition || isNth(day, each.position, inYear)),
      );
      if (!isListed) return false;
    }
    if (namesDay || frequency === 'DAILY') return true;
    if (frequency === 'WEEKLY') return weekday(day) === weekday(start);
    if (ofMonth !== first.day) return false;
    return frequency === 'MONTHLY' || byMonth.length > 0 || month === first.month;
  };
}

function atPositions(days: readonly DayNumber[], positions: readonly number[]): DayNumber[] {
  if (positions.length === 0) return [...days];
  const chosen = new Set(
    positions.flatMap((position) => days.at(position > 0 ? position - 1 : position) ?? []),
  );
  return days.filter((day) => chosen.has(day));
}

/** The index of a period that ends before a day, so that long rules don't count from their start. */
function periodBefore(rule: Rule, start: DayNumber, day: DayNumber): number {
  const longest = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[rule.frequency];
  return Math.max(0, Math.floor((day - start) / (longest * rule.interval)) - 1);
}

/**
 * The days on which a rule repeats (S8), from a day to a day. It looks at each period between the start,
 * or `from` where the rule has no count, and `to`; so the work is bounded whatever the rule.
 *
 * @param start the day of the first instance, which counts even if the rule does not name it
 * @param to inclusive
 * @param budget is reduced by the work that the rule costs
 * @returns the days, earliest first; null if the rule would have to be counted over too many periods, or
 *   costs more than the budget
 */
export function expandRule(
  rule: Rule,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
  budget: RuleBudget,
): DayNumber[] | null {
  const isDay = dayTest(rule, start);
  const days = new Set<DayNumber>();
  let counted = 0;
  const add = (day: DayNumber) => {
    counted += 1;
    if (day >= from && day <= to) days.add(day);
  };
  if (start >= from) add(start);
  else counted += 1;
  const firstIndex = rule.count === null ? periodBefore(rule, start, from) : 0;
  for (let index = firstIndex; ; index++) {
    const [first, last] = periodOf(rule, start, index);
    if (first > to) break;
    budget.left -= (last - first + 1) * (1 + rule.byDay.length);
    if (index - firstIndex > MOST_PERIODS || budget.left < 0) return null;
    const inPeriod: DayNumber[] = [];
    for (let day = first; day <= last; day++) if (isDay(day)) inPeriod.push(day);
    for (const day of atPositions(inPeriod, rule.bySetPosition)) {
      if (rule.count !== null && counted >= rule.count) return [...days].toSorted((a, b) => a - b);
      if (day > start) add(day);
    }
  }
  return [...days].toSorted((a, b) => a - b);
}
