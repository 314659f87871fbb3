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
  'BYMONTH',
  'BYSETPOS',
]);

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
  readonly byMonth: readonly number[];
  readonly bySetPosition: readonly number[];
}

const numbersOf = (text: string | undefined) =>
  text === undefined ? [] : text.split(',').map(Number);

/** More than a rule can need: there are 366 days in a year, from its start and from its end. */
const MOST_VALUES = 732;

const isWhole = (least: number, most: number) => (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= least && Math.abs(value) <= most;

/**
 * Parses a recurrence rule.
 *
 * @returns null for a rule that repeats within a day, has parts that venues don't use, or is not valid
 */
export function parseRule(text: string): Rule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .filter((part) => part !== '')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name.trim(), value.trim()];
      }),
  );
  if ([...parts.keys()].some((name) => !READ_PARTS.has(name))) return null;
  const frequency = FREQUENCIES.find((each) => each === parts.get('FREQ'));
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null;
  const days = (parts.get('BYDAY') ?? '').split(',').filter((day) => day !== '');
  const byDay = days.map((day): RuleDay => {
    const [, position = '', name = ''] = /^([+-]?\d{0,2})(\w\w)$/.exec(day) ?? [];
    return {
      weekday: WEEKDAYS.indexOf(name),
      position: position === '' ? null : Number(position),
    };
  });
  const byMonthDay = numbersOf(parts.get('BYMONTHDAY'));
  const byMonth = numbersOf(parts.get('BYMONTH'));
  const bySetPosition = numbersOf(parts.get('BYSETPOS'));
  const weekStart = WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO');
  const isValid =
    isWhole(1, 1000)(interval) &&
    interval > 0 &&
    (count === null || (isWhole(1, 1_000_000)(count) && count > 0)) &&
    weekStart >= 0 &&
    [byDay, byMonthDay, byMonth, bySetPosition].every(({ length }) => length <= MOST_VALUES) &&
    byDay.every(
      (day) => day.weekday >= 0 && (day.position === null || isWhole(1, 53)(day.position)),
    ) &&
    byMonthDay.every(isWhole(1, 31)) &&
    byMonth.every((month) => isWhole(1, 12)(month) && month > 0) &&
    bySetPosition.every(isWhole(1, 366));
  if (frequency === undefined || !isValid) return null;
  const until = parts.get('UNTIL') ?? null;
  return {
    frequency,
    interval,
    count,
    until,
    weekStart,
    byDay,
    byMonthDay,
    byMonth,
    bySetPosition,
  };
}
