import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { firstSentence } from '../../lib/text/firstSentence.ts';
import { splitAddresses } from '../../lib/text/splitAddresses.ts';
import { isSameDay, startOfDay } from '../../lib/time/zoned-time.ts';
import type { Formats } from '../../lib/words/formats.ts';
import type { Words } from '../../lib/words/wordsOf.ts';
import type { Notice } from './Notice.ts';
import type { LocalText } from './rules/chooseText.ts';

/** Words and formats of the page, and the present. */
export interface NoticeContext {
  readonly words: Pick<Words, 'events' | 'notices'>;
  readonly formats: Formats;
  /** The language of the page, BCP 47. */
  readonly lang: string;
  /** IANA zone of the service. */
  readonly timeZone: string;
  /** Milliseconds since 1970, by the service's clock. */
  readonly now: number;
}

const DAY = 86_400_000;

/** A time of today, a weekday of this week, or else a date; the time only where it says something. */
function momentOf(at: number, { words, formats, lang, timeZone, now }: NoticeContext): string {
  const isMidnight = startOfDay(at, timeZone) === at;
  const clock = formats.clock(at);
  if (isSameDay(at, now, timeZone)) return isMidnight ? words.events.today : clock;
  if (startOfDay(now, timeZone, 1) === startOfDay(at, timeZone))
    return isMidnight ? words.events.tomorrow : words.notices.tomorrowAt(clock);
  if (Math.abs(at - now) > 6 * DAY) return formats.day(at);
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone }).format(at);
  return isMidnight ? weekday : words.notices.dayAt(weekday, clock);
}

/** From when or until when a notice is in force; '' where it is until further notice. */
export function whenOf({ isInForce, from, until }: Notice, context: NoticeContext): string {
  const words = context.words.notices;
  if (!isInForce && from !== undefined) return words.starts(momentOf(from, context));
  if (until === undefined) return '';
  // An end at midnight is the end of the day before.
  const isMidnight = startOfDay(until, context.timeZone) === until;
  return words.until(
    momentOf(isMidnight ? startOfDay(until - 1, context.timeZone) : until, context),
  );
}

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The first sentence of the description that says something beyond the header, or ''. Many headers are only the name of
 * a route, and many descriptions begin with the header.
 */
export function summaryOf({
  header,
  description,
}: Pick<Notice, 'header' | 'description'>): LocalText {
  const known = ` ${comparable(header.text)} `;
  let rest = description.text.trim();
  while (rest !== '') {
    const sentence = firstSentence(rest);
    // "Detour notice:" is a heading.
    if (!sentence.endsWith(':') && !known.includes(` ${comparable(sentence)} `))
      return { ...description, text: sentence };
    rest = rest.slice(sentence.length).trim();
  }
  return { ...description, text: '' };
}

/** Whether the description says more than the header and its summary, or has a link, which they don't. */
export const hasMore = memoizeByObject(
  (notice: Notice): boolean =>
    notice.webUrl !== undefined ||
    splitAddresses(notice.description.text).length > 1 ||
    comparable(notice.description.text).length >
      Math.max(comparable(summaryOf(notice).text).length, comparable(notice.header.text).length),
);
