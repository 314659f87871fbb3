import { decodeEntities } from './entities.ts';
import { withLineEnds } from './lineEnds.ts';
import { withLinkAddresses } from './linkAddresses.ts';
import { visibleText } from './visibleText.ts';

/** Elements that begin and end a line. */
const BLOCKS =
  'address|article|aside|blockquote|caption|center|dd|details|div|dl|dt|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|title|ul';
/** Elements without a line of their own. Others, such as `<Main St>`, are no HTML. */
const INLINE =
  'a|abbr|acronym|b|big|body|cite|code|col|colgroup|em|font|head|html|i|iframe|img|ins|del|input|kbd|label|link|mark|meta|o:p|object|q|s|samp|script|small|span|strike|strong|style|sub|sup|svg|time|tt|u|var|video';

/** With attributes only if they look like some: `<Center St>` is no HTML either. */
const tag = (names: string) =>
  new RegExp(String.raw`</?(?:${names})(?:\s[^<>=]*=[^<>]*|\snowrap|\snoshade)?\s?/?>`, 'gi');
const BLOCK = tag(BLOCKS);
const BREAK = tag('br');
const ANY = tag(`${BLOCKS}|${INLINE}|br|li|td|th|tr`);

/** What is not for readers, with its text. */
const HIDDEN =
  /<!--[\s\S]*?(?:-->|$)|<!doctype[^<>]*>|<(script|style|head)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** A tag that was cut off at the end of the text. */
const CUT_OFF = /<\/?[a-z][a-z1-6]*\s[\w-]+=[^<>]*$/i;

/** Longer texts are not read to their end: nobody reads so much, and HTML of any length could be sent. */
const MOST_SOURCE = 50_000;

const hasTags = (text: string) => text.search(ANY) !== -1;

/** In the source of a page a line break is a space. A text with no other line breaks than those means them. */
const isPage = (html: string) =>
  html.search(BLOCK) !== -1 || html.search(BREAK) !== -1 || /<(?:li|tr)\b/i.test(html);

/** Lines without spaces around them, and without characters that can't be seen. */
const tidyLines = (text: string): string =>
  visibleText(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n');

/** @param hasOwnLines whether the line breaks of the text are meant */
const withoutTags = (html: string, hasOwnLines: boolean): string =>
  withLinkAddresses(html.replaceAll(HIDDEN, ''))
    .replaceAll('\n', hasOwnLines ? '\n' : ' ')
    .replaceAll(BREAK, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(/<tr\b[^<>]*>/gi, '\n')
    .replaceAll(/<\/t[dh]> ?(?=<t[dh]\b)/gi, ', ')
    .replaceAll(BLOCK, '\n')
    .replaceAll(ANY, '');

/**
 * A text that may be HTML as plain text: tags become line breaks or nothing, entities characters, links their
 * text and their address. HTML that was escaped once more is read too. There is at most one empty line in a row.
 */
export function plainText(text: string): string {
  const lines = withLineEnds(text.slice(0, MOST_SOURCE));
  const source = tidyLines(lines);
  const once = decodeEntities(hasTags(source) ? withoutTags(source, !isPage(source)) : source);
  // After the first time the line breaks are those of tags.
  const isEscaped = hasTags(once);
  const hasOwnLines = hasTags(source) || !isPage(once);
  const plain = isEscaped ? decodeEntities(withoutTags(once, hasOwnLines)) : once;
  return tidyLines(plain.replace(CUT_OFF, ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^•\s+/gm, '• ')
    .trim();
}

/** A text of at most `most` characters; a longer one is cut at a word and ends with an ellipsis. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const space = start.search(/\s\S*$/);
  return `${start.slice(0, space > most / 2 ? space : most - 1).trimEnd()}…`;
}
