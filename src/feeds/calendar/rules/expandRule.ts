import { runSteps, type Steps } from '../../../lib/steps.ts';
import { civilDay, type DayNumber, dayNumber, daysInMonth, weekday } from '../times/civil-days.ts';
import type { Rule } from './parseRule.ts';

/** A rule with a count must be counted from its start. This is 27 years of days. */
const MOST_PERIODS = 10_000;

/** What takes a few milliseconds of a rule's work. */
export const RULE_STEP = 10_000;

/** How much work the rules of a calendar may still cost, so that no calendar stops the server. */
export interface RuleBudget {
  /** Days that are compared with one value of a rule. */
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

/** The first day of the first week of a year, which has at least four of its days. */
function firstWeek(year: number, weekStart: number): DayNumber {
  const fourth = dayNumber(year, 1, 4);
  return fourth - ((weekday(fourth) - weekStart + 7) % 7);
}

/** Whether a day is in one of the weeks of its year, counted from the start or the end. */
function isInWeek(day: DayNumber, { byWeekNumber, weekStart }: Rule): boolean {
  const { year } = civilDay(day);
  const starts = [year - 1, year, year + 1, year + 2].map((each) => firstWeek(each, weekStart));
  const index = starts.findLastIndex((start) => day >= start);
  const [start = 0, next = 0] = starts.slice(index, index + 2);
  const number = Math.floor((day - start) / 7) + 1;
  const fromEnd = number - (next - start) / 7 - 1;
  return byWeekNumber.includes(number) || byWeekNumber.includes(fromEnd);
}

function isYearDay(day: DayNumber, { byYearDay }: Rule): boolean {
  const { year } = civilDay(day);
  const number = day - dayNumber(year, 1, 1) + 1;
  return byYearDay.includes(number) || byYearDay.includes(day - dayNumber(year + 1, 1, 1));
}

/** Creates a test for the days of a period. Where the rule names no day, those of the start count. */
function dayTest(rule: Rule, start: DayNumber): (day: DayNumber) => boolean {
  const { frequency, byDay, byMonth, byMonthDay, byYearDay, byWeekNumber } = rule;
  const first = civilDay(start);
  const namesDay = byDay.length > 0 || byMonthDay.length > 0 || byYearDay.length > 0;
  const inYear = frequency === 'YEARLY' && byMonth.length === 0;
  return (day) => {
    const { year, month, day: ofMonth } = civilDay(day);
    if (byMonth.length > 0 && !byMonth.includes(month)) return false;
    if (byYearDay.length > 0 && !isYearDay(day, rule)) return false;
    if (byWeekNumber.length > 0 && !isInWeek(day, rule)) return false;
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
    if (frequency === 'WEEKLY' || byWeekNumber.length > 0) return weekday(day) === weekday(start);
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
 * The days on which a rule repeats, from a day to a day. It looks at each period between the start,
 * or `from` where the rule has no count, and `to`; so the work is bounded whatever the rule. It does so in steps of a
 * few milliseconds.
 *
 * @param start the day of the first instance, which counts even if the rule does not name it
 * @param to inclusive
 * @param budget is reduced by the work that the rule costs
 * @returns the days, earliest first; null if the rule would have to be counted over too many periods, or
 *   costs more than the budget
 */
export function* expandRuleSteps(
  rule: Rule,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
  budget: RuleBudget,
): Steps<DayNumber[] | null> {
  const isDay = dayTest(rule, start);
  const days = new Set<DayNumber>();
  let counted = 0;
  const add = (day: DayNumber) => {
    counted += 1;
    if (day >= from && day <= to) days.add(day);
  };
  if (start >= from) add(start);
  else counted += 1;
  const lists = [
    rule.byDay,
    rule.byMonthDay,
    rule.byYearDay,
    rule.byWeekNumber,
    rule.byMonth,
    rule.bySetPosition,
  ];
  // The number of a week costs more than the other comparisons.
  const weekCost = rule.byWeekNumber.length > 0 ? 8 : 0;
  const valuesPerDay = lists.reduce((sum, { length }) => sum + length, 1 + weekCost);
  let step = budget.left;
  const firstIndex = rule.count === null ? periodBefore(rule, start, from) : 0;
  for (let index = firstIndex; ; index++) {
    const [first, last] = periodOf(rule, start, index);
    if (first > to) break;
    budget.left -= (last - first + 1) * valuesPerDay;
    if (index - firstIndex > MOST_PERIODS || budget.left < 0) return null;
    if (step - budget.left > RULE_STEP) {
      yield;
      step = budget.left;
    }
    const inPeriod: DayNumber[] = [];
    for (let day = first; day <= last; day++) if (isDay(day)) inPeriod.push(day);
    for (const day of atPositions(inPeriod, rule.bySetPosition)) {
      if (rule.count !== null && counted >= rule.count) return [...days].toSorted((a, b) => a - b);
      if (day > start) add(day);
    }
  }
  return [...days].toSorted((a, b) => a - b);
}

/** Expands a rule at once, like `expandRuleSteps`. */
export const expandRule = (...rule: Parameters<typeof expandRuleSteps>): DayNumber[] | null =>
  runSteps(expandRuleSteps(...rule));
