/** The width of a text at a size of 1. */
export type Measure = (text: string, isBold: boolean) => number;

/** A text in lines, at a size that fits. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The place of a text. */
export interface TextSpace {
  readonly width: number;
  /** How many lines have room. */
  readonly most: number;
  readonly size: number;
  readonly isBold: boolean;
}

/** As shares of the size. Text that is still too long is cut. */
const SIZES = [1, 0.85, 0.7];

/** A part of a text that stays in one line. */
interface Word {
  readonly text: string;
  /** Whether a space is before it. */
  readonly isApart: boolean;
}

/** Chinese breaks between any two letters, but not before a comma or the like. */
const SPACE_OR_WORD =
  /\s+|\p{Script=Han}[\u3001\u3002\u300D\u300F\u3011\uFF01\uFF09\uFF0C\uFF1A\uFF1B\uFF1F]*|[^\s\p{Script=Han}]+/gu;

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let isApart = false;
  for (const [part] of text.matchAll(SPACE_OR_WORD)) {
    const isSpace = part.trim() === '';
    if (!isSpace) words.push({ text: part, isApart });
    isApart = isSpace;
  }
  return words;
}

const lineOf = (words: readonly Word[]): string =>
  words.map(({ text, isApart }, nth) => (isApart && nth > 0 ? ` ${text}` : text)).join('');

/** Breaks a text between words. */
function wrap(words: readonly Word[], fits: (line: string) => boolean): readonly Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(lineOf([...last, word]))) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/**
 * Fits a text into a space: first smaller, then without its last words. It breaks between words. Its first word is always
 * whole: one that is wider than the space makes the text as small as it needs.
 */
export function fitText(
  text: string,
  { width, most, size, isBold }: TextSpace,
  measure: Measure,
): FittedText {
  const words = wordsOf(text);
  const fitsAt = (share: number) => (line: string) => measure(line, isBold) * size * share <= width;
  for (const share of SIZES) {
    const lines = wrap(words, fitsAt(share)).map(lineOf);
    if (lines.length <= most && lines.every(fitsAt(share))) return { lines, size: size * share };
  }
  const share = SIZES.at(-1) ?? 1;
  const fits = fitsAt(share);
  const all = wrap(words, fits);
  const lines = all.slice(0, most).map(lineOf);
  if (all.length > most) {
    const last = all.slice(most - 1).flat();
    while (last.length > 1 && !fits(`${lineOf(last)}…`)) last.pop();
    lines[most - 1] = `${lineOf(last)}…`;
  }
  const widest = Math.max(...lines.map((line) => measure(line, isBold)));
  return { lines, size: Math.min(size * share, width / Math.max(widest, 0.01)) };
}
