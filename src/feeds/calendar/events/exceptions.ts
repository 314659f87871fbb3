import type { Steps } from '../../../lib/steps.ts';
import { type CalendarTime, instantOfTime } from '../times/calendar-time.ts';
import { momentIn } from '../zones/Zone.ts';
import type { CalendarEvent } from './CalendarEvent.ts';

const DAY_SECONDS = 86_400;
/** Reading a time by another zone's clocks takes some microseconds. */
const EXCEPTIONS_PER_STEP = 500;

/** The day and the second of a time by the clocks of another zone. */
function inZoneOf(time: CalendarTime, { zone }: CalendarTime): { day: number; second: number } {
  if (time.second === null) return { day: time.day, second: 0 };
  return time.zone === zone
    ? { day: time.day, second: time.second }
    : momentIn(instantOfTime(time), zone);
}

/**
 * Creates the test for instances that a calendar names, as exceptions or because another event replaces them: by a
 * time in any zone, by a day, or by midnight of a day with one instance. In steps of a few milliseconds.
 *
 * @param exceptions what the calendar names
 * @param starts all instances around the time in question
 */
export function* isExceptionSteps(
  exceptions: readonly CalendarTime[],
  starts: readonly CalendarTime[],
): Steps<(time: CalendarTime) => boolean> {
  const [some] = starts;
  const isAllDay = starts.every(({ second }) => second === null);
  const own = new Set(starts.map(instantOfTime));
  const perDay = new Map<number, number>();
  for (const { day } of starts) perDay.set(day, (perDay.get(day) ?? 0) + 1);
  const days = new Set<number>();
  const instants = new Set<number>();
  for (const [index, time] of exceptions.entries()) {
    if (index % EXCEPTIONS_PER_STEP === EXCEPTIONS_PER_STEP - 1) yield;
    const instant = instantOfTime(time);
    if (time.second === null) {
      days.add(time.day);
      continue;
    }
    instants.add(instant);
    // Midnight as it is written, or by the clocks of the event.
    const moments = [time, ...(some === undefined ? [] : [momentIn(instant, some.zone)])];
    const midnights = moments.filter(({ second }) => second === 0).map(({ day }) => day);
    const isMeant = (day: number) => !own.has(instant) && perDay.get(day) === 1;
    // A time of an event of whole days means that day.
    if (isAllDay) days.add(midnights.at(-1) ?? time.day);
    else for (const day of midnights.filter(isMeant)) days.add(day);
  }
  return (time) => days.has(time.day) || instants.has(instantOfTime(time));
}

/** Whether an instance is after one that a calendar names. */
export const isAfter = (time: CalendarTime, named: CalendarTime): boolean =>
  time.second === null || named.second === null
    ? time.day > inZoneOf(named, time).day
    : instantOfTime(time) > instantOfTime(named);

/** Where a change that is for all following instances moves one of them: as far as the one that it names. */
export function movedStart(time: CalendarTime, { start, replaces }: CalendarEvent): CalendarTime {
  const named = replaces ?? start;
  const from = inZoneOf(named, start);
  const own = inZoneOf(time, start);
  const { second } = start;
  // By whole days, where the event or the name of the instance has no time.
  if (second === null || named.second === null)
    return { ...start, day: own.day + start.day - from.day };
  const seconds =
    own.day * DAY_SECONDS +
    own.second +
    (start.day - from.day) * DAY_SECONDS +
    (second - from.second);
  const day = Math.floor(seconds / DAY_SECONDS);
  return { day, second: seconds - day * DAY_SECONDS, zone: start.zone };
}
