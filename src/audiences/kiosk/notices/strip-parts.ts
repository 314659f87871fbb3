import type { Notice } from '../../../features/notices/Notice.ts';
import { summaryOf } from '../../../features/notices/noticeWords.ts';

/** A part of a notice's text that fits into the strip. Its texts are in the languages of the notice's. */
export interface StripPart {
  readonly header: string;
  readonly summary: string;
}

/** Words with the space behind them. A text without spaces, such as one in Chinese, has pieces. */
const WORD = /\S{1,23}\s*/gu;

/** A text in pieces that fit. Each but the last ends with "…", because its sentence goes on. */
function piecesOf(text: string, fits: (text: string) => boolean): readonly string[] {
  if (text === '') return [];
  if (fits(text)) return [text];
  const pieces: string[] = [];
  let piece = '';
  for (const [word] of text.matchAll(WORD)) {
    if (piece !== '' && !fits(`${(piece + word).trimEnd()}…`)) {
      pieces.push(`${piece.trimEnd()}…`);
      piece = '';
    }
    piece += word;
  }
  return [...pieces, piece];
}

/**
 * Divides what a display shows of a notice into parts: the header and the summary together if both fit, or else one
 * after the other. Nothing is cut, however long it is.
 *
 * @param fits whether a text has room in the strip
 */
export function partsOf(notice: Notice, fits: (text: string) => boolean): readonly StripPart[] {
  const header = notice.header.text;
  const summary = summaryOf(notice).text;
  if (fits(`${header} ${summary}`)) return [{ header: `${header} `, summary }];
  return [
    ...piecesOf(header, fits).map((text) => ({ header: text, summary: '' })),
    ...piecesOf(summary, fits).map((text) => ({ header: '', summary: text })),
  ];
}
