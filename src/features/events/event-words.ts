import type { EventSpan } from '../../contract/parking/eventSpan.ts';
import type { EventTimes } from '../../contract/parking/eventTimes.ts';
import { civilTimeOf } from '../../lib/time/civil-time.ts';
import { isSameDay, startOfDay } from '../../lib/time/zoned-time.ts';
import type { ParsedDateTime } from '../../lib/time/zoned-time.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { Words } from '../../lib/words/wordsOf.ts';

/** Words and formats to write times with, and the present. */
export interface FormatContext {
  readonly words: Words;
  readonly formats: Formats;
  /** IANA zone of the service; all times are written in it. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** "today", "tomorrow", or a date, with its year if that is not the current one. */
function dayWords(instant: number, { words, formats, timeZone, now }: FormatContext): string {
  if (isSameDay(instant, now, timeZone)) return words.events.today;
  if (startOfDay(now, timeZone, 1) === startOfDay(instant, timeZone)) return words.events.tomorrow;
  const yearOf = (at: number) => civilTimeOf(at, timeZone).year;
  return yearOf(instant) === yearOf(now) ? formats.day(instant) : formats.dayWithYear(instant);
}

function momentWords({ instant, hasTime }: ParsedDateTime, context: FormatContext): string {
  const day = dayWords(instant, context);
  return hasTime ? context.words.events.dayAndTime(day, context.formats.clock(instant)) : day;
}

/** The last moment of a window: an end without a time is midnight after the last day. */
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

/** When an event begins; if its date can't be read, the text that the operator sent. */
export function plannedSentence({ start, rawStart }: EventTimes, context: FormatContext): string {
  const { events } = context.words;
  if (start !== null) {
    const when = momentWords(start, context);
    return start.hasTime ? events.starts(when) : events.date(when);
  }
  return rawStart === null ? events.noDate : events.listedDate(rawStart);
}

/** When an event begins, without "starts", for where there is little room. */
export function startWords(times: EventTimes, context: FormatContext): string {
  return times.start === null ? plannedSentence(times, context) : momentWords(times.start, context);
}

/** Like `plannedSentence`, but an event that has started "began". */
export function startSentence(times: EventTimes, context: FormatContext): string {
  const { start } = times;
  return start?.hasTime === true && start.instant <= context.now
    ? context.words.events.started(momentWords(start, context))
    : plannedSentence(times, context);
}

/** When an event ends, and whether nobody published that. */
export function endSentence(
  { until, isAssumed }: Pick<EventSpan, 'until' | 'isAssumed'>,
  { words, formats }: Pick<FormatContext, 'words' | 'formats'>,
): string {
  const { endsAssumed, ends } = words.journeys.event;
  return (isAssumed ? endsAssumed : ends)(formats.clock(until));
}

/**
 * The published parking window as a sentence, or that none is published. An estimated window is never
 * written as a range of times.
 */
export function windowSentence({ window }: EventTimes, context: FormatContext): string {
  const { events } = context.words;
  if (window === null) return events.unpublished;
  const { from, to } = window;
  if (from !== null && to !== null) return events.window(rangeWords(from, to, context));
  if (from !== null) return events.windowFrom(momentWords(from, context));
  return to === null ? events.unpublished : events.windowTo(momentWords(lastMoment(to), context));
}
