/** What a page of a strip shows of a notice: its header, then as much of its sentence as there is room for. */
export interface NoticePage {
  /** On the pages after the first one, it takes one line at most. */
  readonly header: string;
  readonly text: string;
  /** Whether the notice began on a page before it. */
  readonly isContinued: boolean;
}

const MORE = '…';

/** The largest count up to a limit that fits, at least one. */
function mostThatFit(limit: number, fits: (count: number) => boolean): number {
  if (fits(limit)) return limit;
  let [least, most] = [1, limit];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/** A word with what separates it from the next one; in a script without spaces, a character. */
const WORD =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}][\p{M}\p{P}]*\s*|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]+\s*/gu;

const wordsOf = (text: string): readonly string[] => text.trim().match(WORD) ?? [];

/** Divides a text between words. A part that breaks off ends with "…", and the next one begins with it. */
function divide(text: string, fits: (part: string, isFirst: boolean) => boolean): string[] {
  const words = wordsOf(text);
  const parts: string[] = [];
  for (let from = 0; from < words.length;) {
    const rest = words.slice(from);
    const part = (count: number) =>
      [
        ...(from > 0 ? [MORE] : []),
        rest.slice(0, count).join('').trim(),
        ...(count < rest.length ? [MORE] : []),
      ].join(' ');
    const count = mostThatFit(rest.length, (count) => fits(part(count), from === 0));
    parts.push(part(count));
    from += count;
  }
  return parts;
}

/**
 * Divides a notice into pages, each of which says which notice it belongs to.
 *
 * @param text a sentence, or ''
 * @param fits whether there is room for all of a page
 */
export function noticePages(
  header: string,
  text: string,
  fits: (page: NoticePage) => boolean,
): readonly NoticePage[] {
  const headers = divide(header, (part) => fits({ header: part, text: '', isContinued: false }));
  const first = { header, text: '', isContinued: false };
  // After a header that fills its page, the sentence begins on the next one.
  const isBeside =
    headers.length === 1 && fits({ ...first, text: `${wordsOf(text)[0] ?? ''} ${MORE}` });
  const pageOf = (part: string, isFirst: boolean): NoticePage => ({
    header,
    text: part,
    isContinued: !(isFirst && isBeside),
  });
  const parts = divide(text, (part, isFirst) => fits(pageOf(part, isFirst)));
  const alone = isBeside && parts.length > 0 ? [] : headers;
  return [
    ...alone.map((part): NoticePage => ({ ...first, header: part })),
    ...parts.map((part, nth) => pageOf(part, nth === 0)),
  ];
}
