const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const READ_PARTS = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'BYDAY',
  'BYMONTHDAY',
  'BYYEARDAY',
  'BYWEEKNO',
  'BYMONTH',
  'BYSETPOS',
]);
/** Parts that name a time of day, and the number of their seconds. */
const TIME_PARTS = [
  ['BYHOUR', 3600, 24],
  ['BYMINUTE', 60, 60],
  ['BYSECOND', 1, 60],
] as const;

/** A weekday of a rule, such as 2 and TU for the second Tuesday; without a number, each of them. */
interface RuleDay {
  readonly weekday: number;
  readonly position: number | null;
}

/** A recurrence rule (RFC 5545, 3.3.10) with the parts that events of venues have. */
export interface Rule {
  readonly frequency: (typeof FREQUENCIES)[number];
  readonly interval: number;
  readonly count: number | null;
  /** The text of UNTIL: a date or date-time. */
  readonly until: string | null;
  /** The first day of the week, 0 for Sunday. */
  readonly weekStart: number;
  readonly byDay: readonly RuleDay[];
  readonly byMonthDay: readonly number[];
  readonly byYearDay: readonly number[];
  readonly byWeekNumber: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPosition: readonly number[];
}

/** More than a rule can need: there are 366 days in a year, from its start and from its end. */
const MOST_VALUES = 732;

const isWhole = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= least && Math.abs(value) <= most;

/** Whether a part only repeats what the start says, or has no effect. */
function isIdle(name: string, value: string, startSecond: number | null): boolean {
  const time = TIME_PARTS.find(([part]) => part === name);
  if (time === undefined)
    return (
      name.startsWith('X-') ||
      (name === 'RSCALE' && value === 'GREGORIAN') ||
      (name === 'SKIP' && value === 'OMIT')
    );
  // A day has no time, so the part has no effect (RFC 5545, 3.3.10).
  if (startSecond === null) return true;
  const [, seconds, most] = time;
  return /^\d{1,2}$/.test(value) && Number(value) === Math.floor(startSecond / seconds) % most;
}

/**
 * Parses a recurrence rule.
 *
 * @param startSecond the time of day of the event's start in seconds; null for a day
 * @returns the part that is the reason, such as `BYHOUR=9,10`, for a rule that repeats within a day, has parts that
 *   venues don't use, or is not valid
 */
export function parseRule(text: string, startSecond: number | null = null): Rule | string {
  const parts = new Map(
    text
      .toUpperCase()
      .replace(/^\s*RRULE:/, '')
      .split(';')
      .filter((part) => part.trim() !== '')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim(), value.trim()];
      }),
  );
  const other = [...parts].find(
    ([name, value]) => !READ_PARTS.has(name) && !isIdle(name, value, startSecond),
  );
  if (other !== undefined) return other.join('=');
  const numbersOf = (name: string) => {
    const value = parts.get(name);
    return value === undefined ? [] : value.split(',').map(Number);
  };
  const frequency = FREQUENCIES.find((each) => each === parts.get('FREQ'));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null;
  const days = (parts.get('BYDAY') ?? '').split(',').filter((day) => day !== '');
  const byDay = days.map((day): RuleDay => {
    const [, position = '', name = ''] = /^([+-]?\d{0,2})(\w\w)$/.exec(day.trim()) ?? [];
    return {
      weekday: WEEKDAYS.indexOf(name),
      position: position === '' ? null : Number(position),
    };
  });
  const lists = {
    byMonthDay: numbersOf('BYMONTHDAY'),
    byYearDay: numbersOf('BYYEARDAY'),
    byWeekNumber: numbersOf('BYWEEKNO'),
    byMonth: numbersOf('BYMONTH'),
    bySetPosition: numbersOf('BYSETPOS'),
  };
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  const validity: readonly (readonly [part: string, isValid: boolean])[] = [
    ['INTERVAL', isWhole(1, 1000)(interval) && interval > 0],
    ['COUNT', count === null || (isWhole(1, 1_000_000)(count) && count > 0)],
    ['WKST', weekStart >= 0],
    [
      'BYDAY',
      byDay.length <= MOST_VALUES &&
        byDay.every(
          (day) => day.weekday >= 0 && (day.position === null || isWhole(1, 53)(day.position)),
        ),
    ],
    ['BYMONTHDAY', lists.byMonthDay.every(isWhole(1, 31))],
    ['BYYEARDAY', lists.byYearDay.every(isWhole(1, 366))],
    ['BYWEEKNO', lists.byWeekNumber.every(isWhole(1, 53))],
    ['BYMONTH', lists.byMonth.every((month) => isWhole(1, 12)(month) && month > 0)],
    ['BYSETPOS', lists.bySetPosition.every(isWhole(1, 366))],
  ];
  const wrong = validity.find(([, isValid]) => !isValid)?.[0];
  if (wrong !== undefined) return `${wrong}=${parts.get(wrong) ?? ''}`;
  if (frequency === undefined) return `FREQ=${parts.get('FREQ') ?? ''}`;
  const long = Object.values(lists).some(({ length }) => length > MOST_VALUES);
  if (long) return 'a list that is too long';
  return {
    frequency,
    interval,
    count,
    until: parts.get('UNTIL') ?? null,
    weekStart,
    byDay,
    ...lists,
  };
}
