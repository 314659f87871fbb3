import type { Notice } from '../../../features/notices/Notice.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';

/** A part of a notice's text that fits into the strip. Its texts are in the languages of the notice's. */
export interface StripPart {
  readonly header: string;
  readonly summary: string;
}

/** Words with the space behind them. A text without spaces, such as one in Chinese, has pieces. */
const WORD = /\S{1,24}\s*/gu;

/**
 * Divides what a display shows of a notice: nothing is cut, however long it is.
 *
 * @param fits whether a text has room in the strip
 */
export function partsOf(notice: Notice, fits: (text: string) => boolean): readonly StripPart[] {
  const parts: StripPart[] = [];
  let last: StripPart = { header: '', summary: '' };
  const texts = [
    ['header', `${notice.header.text} `],
    ['summary', summaryOf(notice).text],
  ] as const;
  for (const [where, text] of texts) {
    for (const [word] of text.matchAll(WORD)) {
      const shown = last.header + last.summary;
      if (shown !== '' && !fits(shown + word)) {
        parts.push(last);
        last = { header: '', summary: '' };
      }
      last = { ...last, [where]: last[where] + word };
    }
  }
  return [...parts, last];
}
