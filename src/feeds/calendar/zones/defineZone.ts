import type { Component } from '../parseCalendar.ts';
import { expandRule } from '../rules/expandRule.ts';
import { parseRule, type Rule } from '../rules/parseRule.ts';
import { parseCalendarTime } from '../times/calendar-time.ts';
import { type DayNumber, dayNumber } from '../times/civil-days.ts';
import type { ZoneDefinition } from './Zone.ts';

const DAY = 86_400_000;
/** More than any zone has had since 1970; each costs time. */
const MOST_OBSERVANCES = 100;
/** The work that the rules of one zone may cost. */
const RULE_BUDGET = 3_000_000;

/** A part of a VTIMEZONE: from some instants on, the clocks have one offset. */
interface Observance {
  /** Milliseconds ahead of UTC, before and after each onset. */
  readonly offsetBefore: number;
  readonly offset: number;
  /** The first onset and those of RDATE, as days. */
  readonly days: readonly DayNumber[];
  /** The time of day of all onsets, in seconds, by the clocks before it. */
  readonly second: number;
  readonly rule: Rule | null;
  /** The last instant of the rule. */
  readonly until: number;
}

/** Milliseconds of an offset such as `-0500`; null for other text. */
export function offsetOf(text: string): number | null {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-]?)(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const size = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '-' ? -1 : 1) * size * 1000;
}

function observanceOf({ properties }: Component): Observance | null {
  const valuesOf = (name: string) => (properties.get(name) ?? []).map(({ value }) => value);
  const [first] = valuesOf('DTSTART');
  const start = parseCalendarTime(first ?? '', 'UTC');
  const offset = offsetOf(valuesOf('TZOFFSETTO')[0] ?? '');
  if (start === null || offset === null) return null;
  const offsetBefore = offsetOf(valuesOf('TZOFFSETFROM')[0] ?? '') ?? offset;
  const more = valuesOf('RDATE')
    .flatMap((value) => value.split(','))
    .flatMap((value) => parseCalendarTime(value, 'UTC')?.day ?? []);
  const rule = parseRule(valuesOf('RRULE')[0] ?? '', start.second);
  const isRule = typeof rule !== 'string';
  const until = isRule && rule.until !== null ? parseCalendarTime(rule.until, 'UTC') : null;
  return {
    offset,
    offsetBefore,
    days: [start.day, ...more.slice(0, 1000)],
    second: start.second ?? 0,
    rule: isRule ? rule : null,
    until:
      until === null ? Number.POSITIVE_INFINITY : until.day * DAY + (until.second ?? 86_399) * 1000,
  };
}

interface Onset {
  readonly instant: number;
  readonly offset: number;
}

/** A zone that a calendar defines, and whether that goes on with rules after its last date. */
export interface DefinedZone {
  readonly zone: ZoneDefinition;
  readonly hasRules: boolean;
}

/**
 * A zone as a calendar defines it (RFC 5545, 3.6.5).
 *
 * @param components the parts of its VTIMEZONE: STANDARD and DAYLIGHT
 * @returns null if no part has a start and an offset
 */
export function defineZone(components: readonly Component[]): DefinedZone | null {
  const observances = components
    .flatMap((component) => observanceOf(component) ?? [])
    .toSorted((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0))
    .slice(-MOST_OBSERVANCES);
  const [earliest] = observances;
  if (earliest === undefined) return null;
  const budget = { left: RULE_BUDGET };
  const years = new Map<number, readonly Onset[]>();

  /** The onsets that may count in a year: the last ones of each rule before its end. */
  function onsetsFor(year: number): readonly Onset[] {
    const cached = years.get(year);
    if (cached !== undefined) return cached;
    const onsets = observances.flatMap((observance): Onset[] => {
      const { offset, offsetBefore, days, second, rule, until } = observance;
      const [start = 0] = days;
      const last = Math.min(dayNumber(year + 1, 1, 2), Math.ceil(until / DAY));
      const first = rule?.count === null ? last - 2 * 366 : start;
      const repeated =
        rule === null || last < start ? [] : (expandRule(rule, start, first, last, budget) ?? []);
      return [...days, ...repeated]
        .map((day) => ({ instant: day * DAY + second * 1000 - offsetBefore, offset }))
        .filter(({ instant }) => instant <= until);
    });
    const sorted = onsets.toSorted((a, b) => a.instant - b.instant);
    years.set(year, sorted);
    return sorted;
  }

  const offsetAt = (instant: number) => {
    const onsets = onsetsFor(new Date(instant).getUTCFullYear());
    const last = onsets.findLast((onset) => onset.instant <= instant);
    return last?.offset ?? earliest.offsetBefore;
  };
  return {
    zone: { offsetAt, weekOffsets: new Map() },
    hasRules: observances.some(({ rule }) => rule !== null),
  };
}
