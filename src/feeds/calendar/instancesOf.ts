import { type CalendarTime, instantOfTime } from './calendar-time.ts';
import { expandRule, type RuleBudget } from './expandRule.ts';
import type { Calendar, CalendarEvent } from './readCalendar.ts';

const DAY = 86_400_000;
/** The nearest are kept: every lot of the venue lists them all. */
const MOST_INSTANCES = 200;
/** A second of work. A thousand weekly events with a long past cost a fifth of it. */
const RULE_BUDGET = 500_000;
/** Zones differ by up to 26 hours. */
const ZONE_DAYS = 2;

/** One time at which an event takes place. */
export interface Instance {
  readonly name: string;
  readonly webUrl: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** Whether the event has days and no times. */
  readonly isAllDay: boolean;
}

export interface Instances {
  /** Earliest first. */
  readonly instances: readonly Instance[];
  /** How many events could not be expanded, or had too many instances. */
  readonly leftOut: number;
}

const dayKey = ({ day }: CalendarTime) => `day ${day}`;

/** Identifies an instance by its day if it or the reference has no time, otherwise by its instant. */
function keysOf(time: CalendarTime): readonly string[] {
  return time.second === null ? [dayKey(time)] : [`at ${instantOfTime(time)}`];
}

/** Whether an instance is one of those that a calendar names, by a time in any zone or by a day. */
function isNamed(time: CalendarTime, keys: ReadonlySet<string>): boolean {
  return keys.has(dayKey(time)) || keys.has(`at ${instantOfTime(time)}`);
}

/** The starts of an event's instances that may overlap a time, by their days; null if they cost too much. */
function startsOf(
  { start, rule, duration, until, moreStarts }: CalendarEvent,
  from: number,
  to: number,
  budget: RuleBudget,
): CalendarTime[] | null {
  // An event without an end counts for 24 hours.
  const first = Math.floor((from - Math.max(duration, DAY)) / DAY) - ZONE_DAYS;
  const last = Math.floor(to / DAY) + ZONE_DAYS;
  const days = rule === null ? [start.day] : expandRule(rule, start.day, first, last, budget);
  if (days === null) return null;
  const starts = days.map((day) => ({ ...start, day }));
  const inTime = until === null ? starts : starts.filter((time) => instantOfTime(time) <= until);
  return [...inTime, ...moreStarts].filter(({ day }) => day >= first && day <= last);
}

/**
 * The instances of a calendar's events that overlap a time (S8): without those that are cancelled or
 * moved away, and with those that are moved there.
 *
 * @param from, to milliseconds since 1970
 */
export function instancesOf({ events }: Calendar, from: number, to: number): Instances {
  const found: Instance[] = [];
  let leftOut = 0;
  const budget = { left: RULE_BUDGET };
  const replaced = new Map<string, Set<string>>();
  for (const { uid, replaces, start } of events) {
    if (replaces === null) continue;
    const keys = replaced.get(uid) ?? new Set();
    // A reference with a time to an event of whole days means that day.
    for (const key of keysOf(start.second === null ? { ...replaces, second: null } : replaces))
      keys.add(key);
    for (const key of keysOf(replaces)) keys.add(key);
    replaced.set(uid, keys);
  }
  for (const event of events) {
    if (event.isCancelled) continue;
    const starts = startsOf(event, from, to, budget);
    if (starts === null) {
      leftOut += 1;
      continue;
    }
    const isAllDay = event.start.second === null;
    const exceptions = new Set(
      event.exceptions.flatMap((time) => keysOf(isAllDay ? { ...time, second: null } : time)),
    );
    const moved =
      event.replaces === null ? (replaced.get(event.uid) ?? new Set()) : new Set<string>();
    for (const time of starts) {
      if (isNamed(time, exceptions) || isNamed(time, moved)) continue;
      const start = instantOfTime(time);
      const end = isAllDay
        ? instantOfTime({ ...time, day: time.day + Math.round(event.duration / DAY) })
        : start + event.duration;
      // An event without an end counts for 24 hours.
      const until = event.duration === 0 ? start + DAY : end;
      if (until < from || start > to) continue;
      found.push({ name: event.name, webUrl: event.webUrl, start, end, isAllDay });
    }
  }
  const instances = found.toSorted((a, b) => a.start - b.start);
  return {
    instances: instances.slice(0, MOST_INSTANCES),
    leftOut: leftOut + Math.max(0, instances.length - MOST_INSTANCES),
  };
}
