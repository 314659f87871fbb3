import { textWidth } from './text-width.ts';

/** Of a width: text that is exactly as wide as its box may still break, because widths are rounded. */
const USABLE_SHARE = 0.985;

/** A name takes up to this many lines in its full size. Only a longer one is set smaller. */
const FULL_SIZE_LINES = 3;

/** The steps in which a name becomes smaller, as a share of its full size. */
const STEP = 0.04;

/** Words that a cut text can end with: not "N", "&" or "next:". */
const CAN_END = /^\P{L}*\p{L}.*[\p{L}\d]$/u;

/** How a name fits into its row: on how many lines, and by which factor its type is smaller. */
interface NameFit {
  readonly lines: number;
  readonly factor: number;
}

/** The words of a name, and the parts of those with a slash, which may be on two lines (RowText). */
const wordsOf = (name: string) => name.split(/\s+/);
export const partsAtSlashes = (name: string) => name.replaceAll('/', '/\n').split('\n');

/** On how many lines a browser sets words of these widths. It breaks a word only if it is wider than a line. */
function linesOf(widths: readonly number[], space: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of widths) {
    const next = used === 0 ? word : used + space + word;
    if (next <= width) {
      used = next;
    } else {
      const pieces = Math.ceil(word / width);
      lines += pieces - (used === 0 ? 1 : 0);
      used = word - (pieces - 1) * width;
    }
  }
  return lines;
}

/** On how many lines a text is, in pixels of width and font size. */
export function lineCount(text: string, width: number, fontSize: number): number {
  const widths = wordsOf(text.trim()).map((word) => textWidth(word, fontSize));
  return linesOf(widths, textWidth(' ', fontSize), USABLE_SHARE * width);
}

/** On how many lines words are that are no wider together than the widest of them. */
export function narrowLines(text: string, fontSize: number): number {
  const widths = wordsOf(text).map((word) => textWidth(word, fontSize));
  return linesOf(widths, textWidth(' ', fontSize), Math.max(...widths));
}

/**
 * Fits a name into its width, without cutting it. It takes more lines before it is set smaller, and it is
 * never smaller than the board's small type: a name that is still too long takes as many lines as it needs.
 *
 * @param width pixels; 0 if not known yet
 * @param fontSize the full size, in pixels
 * @param smallest the least size, in pixels
 * @param fullLines on how many lines the name may be before it is set smaller
 */
export function nameFit(
  name: string,
  width: number,
  fontSize: number,
  smallest: number,
  fullLines = FULL_SIZE_LINES,
): NameFit {
  if (width === 0) return { lines: 1, factor: 1 };
  const usable = USABLE_SHARE * width;
  const widthsOf = (words: readonly string[]) => words.map((word) => textWidth(word, fontSize));
  const widths = widthsOf(wordsOf(name));
  const space = textWidth(' ', fontSize);
  const longest = Math.max(...widths);
  const linesAt = (factor: number, all = widths) => linesOf(all, space, usable / factor);
  const least = Math.min(1, smallest / fontSize);
  for (let factor = 1; factor > least; factor -= STEP) {
    const lines = linesAt(factor);
    if (lines <= fullLines && longest * factor <= usable) return { lines, factor };
  }
  const parts = widthsOf(wordsOf(name).flatMap(partsAtSlashes));
  return { lines: linesAt(least, parts), factor: least };
}

/**
 * A line below a name, which is never set smaller: the first of its wordings that fits. If none fits,
 * the last one ends after a whole word of two letters or more, because "N…" names no street. The name of a
 * next stop may be cut, a destination may not.
 *
 * @param wordings the longest first; an empty one means that the line may be left out
 * @param width pixels; 0 if not known yet
 * @param fontSize pixels
 */
export function lineThatFits(wordings: readonly string[], width: number, fontSize: number): string {
  const usable = USABLE_SHARE * width;
  const fits = (text: string) => width === 0 || textWidth(text, fontSize) <= usable;
  const words = wordings.at(-1)?.split(/\s+/) ?? [];
  const cut = words.flatMap((word, index) =>
    CAN_END.test(word) ? [`${words.slice(0, index + 1).join(' ')}…`] : [],
  );
  return [...wordings, ...cut.toReversed()].find(fits) ?? '';
}
