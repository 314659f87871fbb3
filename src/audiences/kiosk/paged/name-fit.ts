import { textWidth } from './text-width.ts';

/** Of a width: text that is exactly as wide as its box may still break, because widths are rounded. */
const USABLE_SHARE = 0.985;

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

/** By which factor a text of one line must be smaller to fit; 1 if it fits or if the width isn't known yet. */
export function textFactor(text: string, width: number, fontSize: number): number {
  const needed = textWidth(text, fontSize);
  const usable = USABLE_SHARE * width;
  return width === 0 || needed <= usable ? 1 : usable / needed;
}
