/** The width of an average letter as a share of the font size, wide enough for bold type and capitals. */
const LETTER_SHARE = 0.58;

/** How a name fits into its row: on how many lines, and by which factor its type is smaller. */
interface NameFit {
  readonly lines: 1 | 2;
  readonly factor: number;
}

/**
 * Fits a name into one or two lines, without cutting it (A2). Only a name that is too long for two lines is
 * set smaller.
 *
 * @param width pixels; 0 if not known yet
 * @param fontSize pixels
 */
export function nameFit(name: string, width: number, fontSize: number): NameFit {
  const needed = name.length * LETTER_SHARE * fontSize;
  if (width === 0 || needed <= width) return { lines: 1, factor: 1 };
  const longestWord = Math.max(...name.split(/\s+/).map((word) => word.length));
  // A line breaks between words, so two lines hold a word less than twice the width.
  const forLines = (1.85 * width) / needed;
  const forWord = width / (longestWord * LETTER_SHARE * fontSize);
  return { lines: 2, factor: Math.min(1, forLines, forWord) };
}

/** By which factor a text of one line must be smaller to fit; 1 if it fits or if the width isn't known yet. */
export function textFactor(letters: number, width: number, fontSize: number): number {
  const needed = letters * LETTER_SHARE * fontSize;
  return width === 0 || needed <= width ? 1 : width / needed;
}
