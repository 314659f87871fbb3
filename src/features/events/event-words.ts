import { civilTimeOf, isSameDay, startOfDay } from '../../lib/time/zoned-time.ts';
import type { ParsedDateTime } from '../../lib/time/zoned-time.ts';
import type { Words } from '../../lib/words/en.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { EventTimes } from './eventTimes.ts';

/** What times are told with; `now` is milliseconds since 1970, every clock that of the service's zone. */
export interface FormatContext {
  readonly words: Words;
  readonly formats: Formats;
  readonly timeZone: string;
  readonly now: number;
}

/** A day as people name it: today, tomorrow, its date, and its year where that is another one. */
function dayWords(instant: number, { words, formats, timeZone, now }: FormatContext): string {
  if (isSameDay(instant, now, timeZone)) return words.events.today;
  if (startOfDay(now, timeZone, 1) === startOfDay(instant, timeZone)) return words.events.tomorrow;
  const yearOf = (at: number) => civilTimeOf(at, timeZone).year;
  return yearOf(instant) === yearOf(now) ? formats.day(instant) : formats.dayWithYear(instant);
}

function momentWords({ instant, hasTime }: ParsedDateTime, context: FormatContext): string {
  const day = dayWords(instant, context);
  return hasTime ? context.words.events.at(day, context.formats.clock(instant)) : day;
}

/** The last day that a window which ends with a day is of. */
const lastMoment = (to: ParsedDateTime): ParsedDateTime =>
  to.hasTime ? to : { ...to, instant: to.instant - 1 };

function rangeWords(from: ParsedDateTime, end: ParsedDateTime, context: FormatContext): string {
  const { words, formats, timeZone } = context;
  const to = lastMoment(end);
  const start = momentWords(from, context);
  if (!isSameDay(from.instant, to.instant, timeZone))
    return words.events.range(start, momentWords(to, context));
  return to.hasTime ? words.events.range(start, formats.clock(to.instant)) : start;
}

/** When an event is to begin, now or as it once was; the text that was sent where it cannot be read (C24). */
export function plannedSentence({ start, rawStart }: EventTimes, context: FormatContext): string {
  const { events } = context.words;
  if (start !== null) {
    const when = momentWords(start, context);
    return start.hasTime ? events.begins(when) : events.on(when);
  }
  return rawStart === null ? events.noDate : events.sentAs(rawStart);
}

/** The same of an event that stands: once its time has come, when it began. */
export function startSentence(times: EventTimes, context: FormatContext): string {
  const { start } = times;
  return start?.hasTime === true && start.instant <= context.now
    ? context.words.events.began(momentWords(start, context))
    : plannedSentence(times, context);
}

/**
 * When event parking is, as a sentence: as published, or that it is not. An estimate is never told
 * as a range of the clock (C22).
 */
export function windowSentence({ window }: EventTimes, context: FormatContext): string {
  const { events } = context.words;
  if (window === null) return events.unpublished;
  const { from, to } = window;
  if (from !== null && to !== null) return events.window(rangeWords(from, to, context));
  if (from !== null) return events.windowFrom(momentWords(from, context));
  return to === null ? events.unpublished : events.windowTo(momentWords(lastMoment(to), context));
}
