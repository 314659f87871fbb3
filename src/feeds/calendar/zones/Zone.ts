import { utcOffsetAt } from '../../../lib/time/civil-time.ts';
import { instantOf } from '../../../lib/time/zoned-time.ts';
import { civilDay, type DayNumber } from '../times/civil-days.ts';

const DAY = 86_400_000;

/** A zone that a calendar defines itself, because no IANA zone is the same. */
export interface ZoneDefinition {
  /** Milliseconds that its clocks are ahead of UTC at an instant. */
  readonly offsetAt: (instant: number) => number;
  /** See `steadyOffset`. */
  readonly weekOffsets: Map<number, number | null>;
}

/** An IANA zone by its name, or a zone of the calendar. */
export type Zone = string | ZoneDefinition;

/** A time by the clocks of a zone. */
export interface CivilMoment {
  readonly day: DayNumber;
  /** Seconds after midnight. */
  readonly second: number;
}

/** A zone whose clocks never change. */
export const fixedZone = (offset: number): ZoneDefinition => ({
  offsetAt: () => offset,
  weekOffsets: new Map(),
});

/** Milliseconds that a zone's clocks are ahead of UTC at an instant. */
export const offsetAt = (instant: number, zone: Zone): number =>
  typeof zone === 'string' ? utcOffsetAt(instant, zone) : zone.offsetAt(instant);

/** More weeks and zones than a calendar has that isn't hostile. */
const MOST_OFFSETS = 10_000;

const weekOffsets = new Map<string, number | null>();

/**
 * The UTC offset of a zone in the week of a day, in milliseconds; null if the clocks may change then.
 * Cached, because Intl is slow and a calendar may have thousands of times.
 */
function steadyOffset(day: DayNumber, zone: Zone): number | null {
  if (zone === 'UTC') return 0;
  const week = Math.floor(day / 7);
  const [cache, key]: [Map<unknown, number | null>, unknown] =
    typeof zone === 'string' ? [weekOffsets, `${week} ${zone}`] : [zone.weekOffsets, week];
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const before = offsetAt((week * 7 - 2) * DAY, zone);
  const after = offsetAt((week * 7 + 9) * DAY, zone);
  const offset = before === after ? before : null;
  if (cache.size >= MOST_OFFSETS) cache.clear();
  cache.set(key, offset);
  return offset;
}

/**
 * The instant of a time by a zone's clocks, in milliseconds since 1970. A time that the clocks skip moves forward; of
 * a time that occurs twice the first instant is returned.
 */
export function instantIn({ day, second }: CivilMoment, zone: Zone): number {
  const utc = day * DAY + second * 1000;
  const steady = steadyOffset(day, zone);
  if (steady !== null) return utc - steady;
  if (typeof zone !== 'string') {
    const before = utc - zone.offsetAt(utc - DAY);
    const after = utc - zone.offsetAt(utc + DAY);
    const fits = (instant: number) => instant + zone.offsetAt(instant) === utc;
    return [before, after].filter(fits).toSorted((a, b) => a - b)[0] ?? before;
  }
  const { year, month, day: ofMonth } = civilDay(day);
  return instantOf(
    {
      year,
      month,
      day: ofMonth,
      hour: Math.floor(second / 3600),
      minute: Math.floor(second / 60) % 60,
      second: second % 60,
    },
    zone,
  );
}

/** What the clocks of a zone show at an instant. */
export function momentIn(instant: number, zone: Zone): CivilMoment {
  const local = instant + offsetAt(instant, zone);
  const day = Math.floor(local / DAY);
  return { day, second: Math.floor((local - day * DAY) / 1000) };
}

export const dayOf = (instant: number, zone: Zone): DayNumber => momentIn(instant, zone).day;
