import { textWidth } from './text-width.ts';

/** Of a width: text that is exactly as wide as its box may still break, because widths are rounded. */
const USABLE_SHARE = 0.985;

/** Words that a cut text can end with: not "N", "&" or "next:". */
const CAN_END = /\p{L}.*[\p{L}\d]$/u;

/** How a name fits into its row: on how many lines, and by which factor its type is smaller. */
interface NameFit {
  readonly lines: 1 | 2;
  readonly factor: number;
}

/** The width of the wider line, where a text breaks between words into two lines as even as possible. */
function narrowestOfTwoLines(text: string, fontSize: number): number {
  const words = text.split(/\s+/);
  const widths = words.map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)];
    return Math.max(...lines.map((line) => textWidth(line.join(' '), fontSize)));
  });
  return Math.min(...widths);
}

/**
 * Fits a name into one or two lines, without cutting it (A2). Only a name that is too long for two lines is
 * set smaller.
 *
 * @param width pixels; 0 if not known yet
 * @param fontSize pixels
 */
export function nameFit(name: string, width: number, fontSize: number): NameFit {
  const usable = USABLE_SHARE * width;
  if (width === 0 || textWidth(name, fontSize) <= usable) return { lines: 1, factor: 1 };
  return { lines: 2, factor: Math.min(1, usable / narrowestOfTwoLines(name, fontSize)) };
}

/**
 * The line below a name, which is never set smaller (A4): the first of its wordings that fits. If none fits,
 * the last one ends after a whole word of two letters or more, because "N…" names no street. The name of a
 * next stop may be cut, a destination may not (A2).
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
