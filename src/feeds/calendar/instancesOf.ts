import { groupBy } from '../../lib/groupBy.ts';
import { runSteps, type Steps } from '../../lib/steps.ts';
import { RowFindings } from '../findings/RowFindings.ts';
import type { CalendarEvent } from './events/CalendarEvent.ts';
import { isAfter, isExceptionSteps, movedStart } from './events/exceptions.ts';
import type { Calendar } from './readCalendar.ts';
import { expandRuleSteps, RULE_STEP, type RuleBudget } from './rules/expandRule.ts';
import { type CalendarTime, instantOfTime } from './times/calendar-time.ts';

const DAY = 86_400_000;
/** The nearest are kept: every lot of the venue lists them all. */
const MOST_INSTANCES = 200;
/** A second of work. A thousand weekly events with a long past cost a fifth of it. */
const RULE_BUDGET = 500_000;
/** An event takes as long as so much of a rule. */
const EVENT_COST = 10;
/** Zones differ by up to 26 hours. */
const ZONE_DAYS = 2;
/** Days by which the instances after one are moved at most. */
const MOST_MOVED_DAYS = 400;

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
  /** Which events could not be expanded, in sentences. */
  readonly problems: readonly string[];
}

/** A start of an event, with its own duration in milliseconds. */
interface Start {
  readonly time: CalendarTime;
  readonly duration: number;
}

/** The starts of an event's instances that may overlap a time, by their days; null if they cost too much. */
function* startsOf(
  { start, rule, duration, until, moreStarts }: CalendarEvent,
  from: number,
  to: number,
  margin: number,
  budget: RuleBudget,
): Steps<Start[] | null> {
  // An event without an end counts for 24 hours.
  const longest = moreStarts.reduce((most, each) => Math.max(most, each.duration ?? 0), duration);
  const first = Math.floor((from - Math.max(longest, DAY)) / DAY) - ZONE_DAYS - margin;
  const last = Math.floor(to / DAY) + ZONE_DAYS + margin;
  const days =
    rule === null ? [start.day] : yield* expandRuleSteps(rule, start.day, first, last, budget);
  if (days === null) return null;
  const starts = days.map((day) => ({ ...start, day }));
  const inTime = until === null ? starts : starts.filter((time) => instantOfTime(time) <= until);
  const byInstant = new Map<number, Start>(
    inTime.map((time) => [instantOfTime(time), { time, duration }]),
  );
  // A date that is named twice is one, and the one with a duration of its own counts.
  for (const added of moreStarts)
    byInstant.set(instantOfTime(added.time), {
      time: added.time,
      duration: added.duration ?? duration,
    });
  return [...byInstant.values()].filter(({ time }) => time.day >= first && time.day <= last);
}

function instanceOf({ name, webUrl }: CalendarEvent, { time, duration }: Start): Instance {
  const isAllDay = time.second === null;
  const start = instantOfTime(time);
  const end = isAllDay
    ? instantOfTime({ ...time, day: time.day + Math.round(duration / DAY) })
    : start + duration;
  return { name, webUrl, start, end, isAllDay };
}

/** The instances of one event around a time; null if they cost too much. */
function* instancesOfEvent(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  from: number,
  to: number,
  budget: RuleBudget,
): Steps<Instance[] | null> {
  const moves = changes
    .filter(({ isForFollowing }) => isForFollowing)
    .map((move) => ({ move, at: instantOfTime(move.replaces ?? move.start) }))
    .toSorted((a, b) => b.at - a.at)
    .map(({ move }) => move);
  const margin = moves.reduce(
    (most, { start, replaces }) =>
      Math.max(most, Math.min(MOST_MOVED_DAYS, Math.abs(start.day - (replaces ?? start).day))),
    0,
  );
  const starts = yield* startsOf(event, from, to, margin, budget);
  // Each start looks for the last move before it.
  const cost = moves.length * (starts ?? []).length;
  if (starts === null || cost > budget.left) return null;
  budget.left -= cost;
  const exceptions = [...event.exceptions, ...changes.flatMap(({ replaces }) => replaces ?? [])];
  const isException = yield* isExceptionSteps(
    exceptions,
    starts.map(({ time }) => time),
  );
  const startsPerStep = Math.ceil(RULE_STEP / (EVENT_COST + moves.length));
  const found: Instance[] = [];
  for (const [index, start] of starts.entries()) {
    if (index % startsPerStep === startsPerStep - 1) yield;
    if (isException(start.time)) continue;
    const move = moves.find(({ replaces }) => replaces !== null && isAfter(start.time, replaces));
    // A change with a rule of its own says itself what follows.
    if (move?.isCancelled === true || (move?.rule ?? null) !== null) continue;
    const time = move === undefined ? start.time : movedStart(start.time, move);
    if (move === undefined) found.push(instanceOf(event, start));
    else if (!isException(time)) found.push(instanceOf(move, { time, duration: move.duration }));
  }
  return found;
}

/**
 * The instances of a calendar's events that overlap a time: without those that are cancelled or
 * moved away, and with those that are moved there. In steps of a few milliseconds.
 *
 * @param from, to milliseconds since 1970
 */
export function* instancesSteps({ events }: Calendar, from: number, to: number): Steps<Instances> {
  const found: Instance[] = [];
  const findings = new RowFindings();
  let leftOut = 0;
  const budget = { left: RULE_BUDGET };
  let step = 0;
  const changes = groupBy(
    events.filter(({ replaces }) => replaces !== null),
    ({ uid }) => uid,
  );
  for (const event of events) {
    if (event.isCancelled) continue;
    const ofEvent = event.replaces === null ? (changes.get(event.uid) ?? []) : [];
    const before = budget.left;
    const instances = yield* instancesOfEvent(event, ofEvent, from, to, budget);
    step += before - budget.left + EVENT_COST * (1 + ofEvent.length + event.moreStarts.length);
    if (step > RULE_STEP) {
      yield;
      step = 0;
    }
    if (instances === null) {
      leftOut += 1;
      findings.leaveOut('costly', event.place, `${event.name} repeats too often to be counted`);
      continue;
    }
    for (const instance of instances) {
      const { start, end } = instance;
      // An event without an end counts for 24 hours.
      const until = end === start ? start + DAY : end;
      if (until >= from && start <= to) found.push(instance);
    }
  }
  const instances = found.toSorted((a, b) => a.start - b.start);
  return {
    instances: instances.slice(0, MOST_INSTANCES),
    leftOut: leftOut + Math.max(0, instances.length - MOST_INSTANCES),
    problems: findings.problems(),
  };
}

/** The instances at once, like `instancesSteps`. */
export const instancesOf = (...calendar: Parameters<typeof instancesSteps>): Instances =>
  runSteps(instancesSteps(...calendar));
