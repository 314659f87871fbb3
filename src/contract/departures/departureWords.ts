import type { NameOf } from '../../lib/names/nameIn.ts';
import { civilTimeOf } from '../../lib/time/civil-time.ts';
import { isSameDay } from '../../lib/time/zoned-time.ts';
import { formatClock, formatStandaloneClock } from '../../lib/words/format-clock.ts';
import type { Formats } from '../../lib/words/formats.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
import type { PageWords } from '../../lib/words/wordsOf.ts';
import { type Departure, type DepartureRow, doesCome, NIGHT } from './departureRows.ts';

const MINUTE = 60_000;

/** What the times of buses are written with. */
export interface TimesLanguage {
  readonly words: PageWords;
  readonly formats: Formats;
  /** IANA zone of the service. */
  readonly timeZone: string;
  /** What people read as a route's number in a sentence, by its routeID. */
  readonly labelOf: (routeID: string) => string;
  readonly nameOf: NameOf;
}

/** What a row says of its next bus, largest first. */
export interface FigureWords {
  /** "4 min", "Now", "10:42 AM". */
  readonly figure: string;
  /** The scheduled time, struck through: of a bus that comes at another time, or doesn't come. */
  readonly struck: string | null;
  /** "From Central 2": where it departs instead of this stop; '' if it departs here. */
  readonly from: string;
  /** "From Central 2", "Tomorrow", "Last bus". */
  readonly details: readonly string[];
  /** "Scheduled", "3 min late", "Canceled", and the details. */
  readonly notes: readonly string[];
  /** The one that matters most, for rows with room for one. */
  readonly note: string;
}

/** Minutes until a bus comes, or a clock time, or how often one comes. */
export function figureOf(departure: Departure, language: TimesLanguage): string {
  const { formats, words } = language;
  const { at, minutes, arrival } = departure;
  if (arrival.headwaySeconds !== undefined && minutes === null)
    return words.times.every(formats.duration(arrival.headwaySeconds * 1000));
  if (minutes === null) return formatClock(at, inTimeZone(language, arrival.timeZone));
  return minutes === 0 ? words.times.now : formats.duration(minutes * MINUTE);
}

/** How a bus comes: "Live", "3 min late", "Scheduled", "Canceled". */
export function stateNote(
  { arrival, minutesLate }: Departure,
  { words, formats }: TimesLanguage,
): string {
  const { times } = words;
  if (arrival.state === 'canceled') return times.canceled;
  if (arrival.state === 'skipped') return times.skipped;
  if (arrival.isUnseen === true) return times.unseen;
  if (arrival.basis === 'scheduled') return times.scheduled;
  const duration = formats.duration(Math.abs(minutesLate) * MINUTE);
  if (minutesLate > 0) return times.late(duration);
  return minutesLate < 0 ? times.early(duration) : times.live;
}

/** Where a bus departs instead of the stop; '' if it departs there. */
function fromWords(
  { arrival: { departsFrom } }: Departure,
  { nameOf }: TimesLanguage,
  from: (stop: string) => string,
): string {
  if (departsFrom === undefined) return '';
  return from(nameOf(departsFrom.intersection, departsFrom.stopID));
}

/** Whether a bus is named as one of tomorrow. A night bus that comes soon is one of tonight. */
const isTomorrow = (at: number, now: number, timeZone: string) =>
  at - now >= NIGHT && !isSameDay(at, now, timeZone);

/**
 * The words of a row's next bus.
 *
 * @param now milliseconds since 1970, by the service's clock
 */
export function figureWords(departure: Departure, own: TimesLanguage, now: number): FigureWords {
  const language = inTimeZone(own, departure.arrival.timeZone);
  const { words, timeZone } = language;
  const { arrival, at, minutesLate } = departure;
  const clock = (instant: number) => formatClock(instant, language);
  const isLate = minutesLate !== 0 && arrival.scheduledAt !== undefined;
  const comes = doesCome(arrival);
  const day = isTomorrow(at, now, timeZone) ? words.times.tomorrow : '';
  const state = stateNote(departure, language);
  const last = arrival.isLast === true ? words.times.last : '';
  const from = fromWords(departure, language, words.times.from);
  return {
    from,
    note: from || (comes && arrival.isUnseen !== true ? last || day || state : state),
    figure: comes ? figureOf(departure, language) : '',
    struck: !comes
      ? clock(at)
      : isLate && arrival.scheduledAt !== undefined
        ? clock(arrival.scheduledAt)
        : null,
    details: [from, day, last].filter((note) => note !== ''),
    notes: [from, day, state, last].filter((note) => note !== ''),
  };
}

/** In hours after midnight. Until then, buses of the evening before still run. */
const END_OF_NIGHT = 4;

/**
 * Says that no more buses come before the first one of the next service day; null if one does.
 *
 * @param first the next bus of all
 * @param now milliseconds since 1970, by the service's clock
 * @param formatted formats its time as people read it
 */
export function overSentence(
  { at, arrival }: Departure,
  own: TimesLanguage,
  now: number,
  formatted: typeof formatClock,
): string | null {
  const language = inTimeZone(own, arrival.timeZone);
  const { words, timeZone } = language;
  if (at - now < NIGHT) return null;
  const clock = formatted(at, language);
  if (!isSameDay(at, now, timeZone)) return words.times.noneToday(clock);
  const isNight = civilTimeOf(now, timeZone).hour < END_OF_NIGHT;
  return isNight ? words.times.first(clock) : null;
}

/** When a bus comes, for screen readers: "in 4 minutes, live". */
export function spokenTime(departure: Departure, language: TimesLanguage): string {
  const { words, formats } = language;
  const { spoken, late, early } = words.times;
  const { arrival, at, minutes, minutesLate } = departure;
  const clock = formatStandaloneClock(at, inTimeZone(language, arrival.timeZone));
  if (arrival.state === 'canceled') return spoken.canceled(clock);
  if (arrival.state === 'skipped') return spoken.skipped(clock);
  if (arrival.headwaySeconds !== undefined && minutes === null)
    return spoken.every(formats.longDuration(arrival.headwaySeconds * 1000));
  if (arrival.basis === 'scheduled') return spoken.scheduled(clock);
  const time =
    minutes === null
      ? clock
      : minutes === 0
        ? spoken.now
        : spoken.inMinutes(formats.longDuration(minutes * MINUTE));
  if (minutesLate === 0) return time;
  const duration = formats.longDuration(Math.abs(minutesLate) * MINUTE);
  return [time, minutesLate > 0 ? late(duration) : early(duration)].join(words.page.comma);
}

/**
 * A row as one sentence, for screen readers: "Route 4 to Capitol, in 4 minutes, live, then …".
 *
 * @param now milliseconds since 1970, by the service's clock
 */
export function rowSentence(
  { routeID, destination, next: [first, ...others] }: DepartureRow,
  own: TimesLanguage,
  now: number,
): string {
  const language = inTimeZone(own, first.arrival.timeZone);
  const { words, formats, labelOf, nameOf, timeZone } = language;
  const { to, last, tomorrow, spoken } = words.times;
  const parts = [to(labelOf(routeID), nameOf(destination))];
  if (isTomorrow(first.at, now, timeZone)) parts.push(tomorrow);
  parts.push(spokenTime(first, language));
  const from = fromWords(first, language, spoken.from);
  if (from !== '') parts.push(from);
  if (first.arrival.isLast === true) parts.push(last);
  if (others.length > 0)
    parts.push(spoken.after(formats.list(others.map((other) => spokenTime(other, language)))));
  return parts.join(words.page.comma);
}
