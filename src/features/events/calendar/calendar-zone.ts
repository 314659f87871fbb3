import { civilTimeOf, utcOffsetAt } from '../../../lib/time/civil-time.ts';
import type { CivilTime } from '../../../lib/time/civil-time.ts';

const DAY = 86_400_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

const padTwo = (value: number) => String(value).padStart(2, '0');

/** A civil time in iCalendar form: 20261120T190000. */
export function calendarTime({ year, month, day, hour, minute, second }: CivilTime): string {
  const date = `${String(year).padStart(4, '0')}${padTwo(month)}${padTwo(day)}`;
  return `${date}T${padTwo(hour)}${padTwo(minute)}${padTwo(second)}`;
}

/** An offset from UTC in iCalendar form: -0600. */
function calendarOffset(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  return `${ms < 0 ? '-' : '+'}${padTwo(Math.floor(minutes / 60))}${padTwo(minutes % 60)}`;
}

/** A change of a zone's offset from UTC, all in milliseconds. */
interface ClockChange {
  readonly instant: number;
  /** The offset before the change. */
  readonly from: number;
  /** The offset after the change. */
  readonly to: number;
}

/** The clock changes within a UTC year, accurate to the second. */
function clockChangesIn(year: number, timeZone: string): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += DAY) {
    const [from, to] = [utcOffsetAt(day, timeZone), utcOffsetAt(day + DAY, timeZone)];
    if (from === to) continue;
    let [before, after] = [day, day + DAY];
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000;
      if (utcOffsetAt(middle, timeZone) === from) before = middle;
      else after = middle;
    }
    changes.push({ instant: after, from, to });
  }
  return changes;
}

/** The local time at a clock change, by the old offset. */
const localTime = ({ instant, from }: ClockChange) => civilTimeOf(instant + from, 'UTC');

/** The BYDAY values that match a day: "2SU", and "-1SU" first if it is the last of its month. */
function weekdayRules({ year, month, day }: CivilTime): readonly string[] {
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? 'SU';
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const last = day + 7 > days ? [`-1${weekday}`] : [];
  return [...last, `${Math.ceil(day / 7)}${weekday}`];
}

/** The yearly rule that covers a change and next year's change; null if there is none. */
function ruleOf(change: ClockChange, next: ClockChange | undefined): string | null {
  if (next === undefined || next.from !== change.from || next.to !== change.to) return null;
  const [time, nextTime] = [localTime(change), localTime(next)];
  const day = weekdayRules(time).find((rule) => weekdayRules(nextTime).includes(rule));
  if (day === undefined || time.month !== nextTime.month || time.hour !== nextTime.hour)
    return null;
  return `RRULE:FREQ=YEARLY;BYMONTH=${time.month};BYDAY=${day}`;
}

function observance(kind: 'STANDARD' | 'DAYLIGHT', change: ClockChange, rule: string | null) {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${calendarTime(localTime(change))}`,
    `TZOFFSETFROM:${calendarOffset(change.from)}`,
    `TZOFFSETTO:${calendarOffset(change.to)}`,
    ...(rule === null ? [] : [rule]),
    `END:${kind}`,
  ];
}

/**
 * The VTIMEZONE of a zone (C31): with yearly rules if the clocks follow them, otherwise with each
 * change listed. Without it, calendar apps read the times in the device's own zone.
 *
 * @param timeZone IANA zone
 * @param from the first instant in the file, milliseconds since 1970
 * @param to the last instant in the file, milliseconds since 1970
 * @returns unfolded lines
 */
export function calendarZone(timeZone: string, from: number, to: number): readonly string[] {
  const [first, last] = [from, to].map((at) => new Date(at).getUTCFullYear());
  const start = (first ?? 1970) - 1;
  const years = Array.from({ length: (last ?? start) + 2 - start }, (_, index) => start + index);
  const changes = years.map((year) => clockChangesIn(year, timeZone));
  const [now = [], next = []] = changes;
  const rules = now.map((change, index) => ruleOf(change, next[index]));
  const isYearly = now.length === 2 && rules.every((rule) => rule !== null);
  const included = isYearly ? now : changes.flat();
  const kindOf = ({ from: before, to: after }: ClockChange) =>
    after > before ? 'DAYLIGHT' : 'STANDARD';
  const offset = utcOffsetAt(Date.UTC(start, 0, 1), timeZone);
  const initial = { instant: Date.UTC(start, 0, 1) - offset, from: offset, to: offset };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...(isYearly ? [] : observance('STANDARD', initial, null)),
    ...included.flatMap((change, index) =>
      observance(kindOf(change), change, isYearly ? (rules[index] ?? null) : null),
    ),
    'END:VTIMEZONE',
  ];
}
