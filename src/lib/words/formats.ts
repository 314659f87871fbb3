import { METERS_PER_FOOT } from '../geo/lengths.ts';
import type { Units } from '../geo/lengths.ts';

/** Numbers, distances, times and lists as a language and a place write them; all by `Intl`. */
export interface Formats {
  readonly number: (value: number) => string;
  /** 0.042 as "4 %" is the caller's affair: this takes whole percent. */
  readonly percent: (percent: number) => string;
  /** A distance on the ground, given in metres: "350 ft", "1.2 mi", "110 m", "1,4 km". */
  readonly distance: (metres: number) => string;
  /** A radius that the interface takes in feet: "250 ft", or in round metres "80 m". */
  readonly feet: (feet: number) => string;
  /** How long ago, given in milliseconds, in one unit: "40 s", "5 min", "3 h". */
  readonly duration: (ms: number) => string;
  /** The same as it is read aloud: "40 seconds", "5 minutes". */
  readonly longDuration: (ms: number) => string;
  /** An instant as the clock of the service's zone: "4:05 PM", "16:05". */
  readonly clock: (instant: number) => string;
  /** The same of a whole hour, short: "4 PM", "16". */
  readonly hour: (instant: number) => string;
  /** An instant as a day of the service's zone: "Fri, Nov 20". */
  readonly day: (instant: number) => string;
  /** The same with its year, for a day that is far off. */
  readonly dayWithYear: (instant: number) => string;
  readonly list: (parts: readonly string[]) => string;
}

/** Above this, feet turn to miles and metres to kilometres. */
const FAR_METERS = 1000;
const METERS_PER_MILE = 1609.344;

/** Tens are as near as a walk is known; the few below are those of a scale bar in the street. */
function rounded(value: number): number {
  const step = value < 10 ? 1 : 10;
  return Math.round(value / step) * step;
}

/**
 * @param lang BCP 47 language
 * @param units what distances are told in
 * @param timeZone IANA zone of the service, in which every clock is told
 */
export function createFormats(lang: string, units: Units, timeZone: string): Formats {
  const number = new Intl.NumberFormat(lang);
  const unit = (name: string, digits = 0) =>
    new Intl.NumberFormat(lang, { style: 'unit', unit: name, maximumFractionDigits: digits });
  const [near, far, metersPerNear, metersPerFar] =
    units === 'feet'
      ? [unit('foot'), unit('mile', 1), METERS_PER_FOOT, METERS_PER_MILE]
      : [unit('meter'), unit('kilometer', 1), 1, 1000];
  const durationIn = (unitDisplay: 'short' | 'long') => {
    const of = (name: string) =>
      new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay });
    const [second, minute, hour, day] = [of('second'), of('minute'), of('hour'), of('day')];
    return (ms: number) => {
      const seconds = Math.max(0, Math.round(ms / 1000));
      if (seconds < 60) return second.format(seconds);
      if (seconds < 3600) return minute.format(Math.floor(seconds / 60));
      return seconds < 86_400
        ? hour.format(Math.floor(seconds / 3600))
        : day.format(Math.floor(seconds / 86_400));
    };
  };
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  const clock = new Intl.DateTimeFormat(lang, { timeZone, hour: 'numeric', minute: '2-digit' });
  const hour = new Intl.DateTimeFormat(lang, { timeZone, hour: 'numeric' });
  const weekday = new Intl.DateTimeFormat(lang, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const dated = new Intl.DateTimeFormat(lang, { timeZone, dateStyle: 'medium' });
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return {
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    distance: (metres) =>
      metres < FAR_METERS
        ? near.format(rounded(metres / metersPerNear))
        : far.format(metres / metersPerFar),
    feet: (feet) => near.format(units === 'feet' ? feet : rounded(feet * METERS_PER_FOOT)),
    duration: durationIn('short'),
    longDuration: durationIn('long'),
    clock: (instant) => clock.format(instant),
    hour: (instant) => hour.format(instant),
    day: (instant) => weekday.format(instant),
    dayWithYear: (instant) => dated.format(instant),
    list: (parts) => list.format(parts),
  };
}
