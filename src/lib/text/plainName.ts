import { decodeEntities } from './entities.ts';
import { visibleText } from './visibleText.ts';

/** Only HTML's own tags: in `I <3 Jazz` and `Ask <info@a.example>` the text is meant. */
const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|cite|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|img|li|mark|nobr|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|wbr)(?:\s[^<>]*)?\/?>|<!--.*?(?:-->|$)/gis;
/** Tags that stand between words. */
const BREAK = /^<\/?(?:blockquote|br|dd|div|dt|h\d|hr|li|p|table|td|th|tr)\b/i;

/** A program may escape text that another has escaped before it: `&amp;amp;`. */
const MOST_TIMES_ESCAPED = 3;

function decoded(text: string): string {
  let plain = text;
  for (let time = 0; time < MOST_TIMES_ESCAPED && plain.includes('&'); time++)
    plain = decodeEntities(plain);
  return plain;
}

/**
 * A name as one line, with single spaces and without the HTML that a program wrote it as:
 * `Rock &#8211; Pop <b>Live</b>` is `Rock – Pop Live`. The result is text, never HTML.
 */
export function plainName(text: string): string {
  const plain = decoded(text);
  const line = plain.includes('<')
    ? plain.replaceAll(TAG, (tag) => (BREAK.test(tag) ? ' ' : ''))
    : plain;
  return visibleText(line).replaceAll(/\s+/g, ' ').trim();
}
