import { METERS_PER_FOOT } from '../geo/lengths.ts';
import type { Units } from '../geo/lengths.ts';
import { isRightToLeft } from './isolate.ts';

/** Formats numbers, distances, times and lists for a language and a city, all with `Intl`. */
export interface Formats {
  /** BCP 47: the language, with the city's country if it is known and the language has none of its own. */
  readonly locale: string;
  readonly number: (value: number) => string;
  /** Takes whole percent: 4 becomes "4%". */
  readonly percent: (percent: number) => string;
  /** A distance, given in meters: "350 ft", "1.2 mi", "110 m", "1,4 km". */
  readonly distance: (meters: number) => string;
  /** A search radius, given in feet as the interface takes it: "250 ft", or in round meters "80 m". */
  readonly feet: (feet: number) => string;
  /** A duration, given in milliseconds: "40 s", "90 min", "3 h 20 min", from two days on in days. */
  readonly duration: (ms: number) => string;
  /** A duration for screen readers: "40 seconds", "5 minutes". */
  readonly longDuration: (ms: number) => string;
  /** A time in the service's zone, given in milliseconds since 1970: "4:05 PM", "16:05". */
  readonly clock: (instant: number) => string;
  /** As `clock`, without what says which half of the day it is: "4:05". */
  readonly bareClock: (instant: number) => string;
  /** The hour of an instant: "4 PM", "16". */
  readonly hour: (instant: number) => string;
  /** The day of an instant in the service's zone: "Fri, Nov 20". */
  readonly day: (instant: number) => string;
  /** The day with its year, for a day that is far away. */
  readonly dayWithYear: (instant: number) => string;
  readonly list: (parts: readonly string[]) => string;
  /** Changes what else `Intl` wrote to what people of the language write: "1er" for the first of a month in French. */
  readonly reword: (text: string) => string;
  /** Sorts names as readers of the language do: those in its script first, and numbers by value. */
  readonly compare: (a: string, b: string) => number;
}

export const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };
const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** From here on, distances are in miles or kilometers. */
const FAR_METERS = 1000;
const METERS_PER_MILE = 1609.344;

/** Rounds to tens, the precision of a walking distance; values below 10 occur only on the scale bar. */
function rounded(value: number): number {
  const step = value < 10 ? 1 : 10;
  return Math.round(value / step) * step;
}

/** Creates a formatter when it is first used: all of them take a slow phone longer than the first list. */
function onFirstUse<T>(create: () => { format(value: T): string }): (value: T) => string {
  let formatter: { format(value: T): string } | undefined;
  return (value) => (formatter ??= create()).format(value);
}

/**
 * A tag with the country, if it has none of its own. Arabic has the digits 0 to 9 and the Gregorian calendar in every
 * country, as boards at stops do: with a country alone, browsers would mix two kinds of digits.
 */
function localeIn(lang: string, country: string | undefined): string {
  const { language, region = country } = new Intl.Locale(lang);
  const own = language === 'ar' ? { numberingSystem: 'latn', calendar: 'gregory' } : {};
  return new Intl.Locale(lang, region === undefined ? own : { ...own, region }).toString();
}

/** A clock time without its half of the day, and the space beside that. */
const withoutHalf = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }) => (type === 'dayPeriod' ? '' : value))
    .join('')
    .trim();

/**
 * Creates the formats of a language.
 *
 * @param lang BCP 47 tag
 * @param units of distances
 * @param timeZone IANA zone of the service; all times and days are in it
 * @param country of the city, two capital letters; decides between 12 and 24 hours
 */
export function createFormats(
  lang: string,
  units: Units,
  timeZone: string,
  country?: string,
): Formats {
  const locale = localeIn(lang, country);
  /** The language's own, whatever the country. */
  const ownLocale = localeIn(lang, undefined);
  const unit = (
    name: string,
    digits = 0,
    unitDisplay: 'short' | 'long' = 'short',
    unitLocale = locale,
  ) =>
    onFirstUse<number>(
      () =>
        new Intl.NumberFormat(unitLocale, {
          style: 'unit',
          unit: name,
          maximumFractionDigits: digits,
          unitDisplay,
        }),
    );
  const [near, far, metersPerNear, metersPerFar] =
    units === 'feet'
      ? [unit('foot'), unit('mile', 1), METERS_PER_FOOT, METERS_PER_MILE]
      : [unit('meter'), unit('kilometer', 1), 1, 1000];
  const durationIn = (unitDisplay: 'short' | 'long') => {
    // The language's own short form: "2 min", and not "1 min" beside "2 mins" as in Canada.
    const of = (name: string) => unit(name, 0, unitDisplay, ownLocale);
    const [second, minute, hour, day] = [of('second'), of('minute'), of('hour'), of('day')];
    const style = unitDisplay === 'short' ? 'narrow' : 'long';
    const both = onFirstUse<readonly string[]>(
      () => new Intl.ListFormat(ownLocale, { type: 'unit', style }),
    );
    return (ms: number) => {
      const seconds = Math.max(0, Math.round(ms / 1000));
      if (seconds < 60) return second(seconds);
      if (seconds < 7200) return minute(Math.floor(seconds / 60));
      if (seconds >= 172_800) return day(Math.floor(seconds / 86_400));
      const minutes = Math.floor((seconds % 3600) / 60);
      const hours = hour(Math.floor(seconds / 3600));
      return minutes === 0 ? hours : both([hours, minute(minutes)]);
    };
  };
  let collator: Intl.Collator | undefined;
  const list = onFirstUse<readonly string[]>(
    () => new Intl.ListFormat(locale, { type: 'conjunction' }),
  );
  /** Isolates an amount such as "2,000 ft", or a name in a list, which would reorder right-to-left text around it. */
  const isolated = (text: string) => (isRightToLeft(lang) ? `\u2068${text}\u2069` : text);
  const percent = onFirstUse<number>(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const time = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse<number>(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  return {
    locale,
    number: onFirstUse(() => new Intl.NumberFormat(ownLocale)),
    percent: (value) => percent(value / 100),
    distance: (meters) =>
      isolated(
        meters < FAR_METERS ? near(rounded(meters / metersPerNear)) : far(meters / metersPerFar),
      ),
    feet: (feet) => isolated(near(units === 'feet' ? feet : rounded(feet * METERS_PER_FOOT))),
    duration: durationIn('short'),
    longDuration: durationIn('long'),
    clock: time(CLOCK),
    bareClock: onFirstUse(() => {
      const formatter = new Intl.DateTimeFormat(locale, { timeZone, ...CLOCK });
      return { format: (instant) => withoutHalf(formatter.formatToParts(instant)) };
    }),
    hour: time({ hour: 'numeric' }),
    day: time(DAY),
    dayWithYear: time({ dateStyle: 'medium' }),
    list: (parts) => list(parts.map(isolated)),
    reword: String,
    compare: (a, b) => (collator ??= new Intl.Collator(lang, { numeric: true })).compare(a, b),
  };
}
