import type { ReactNode } from 'react';

import type { BadgeText } from '../../../lib/names/route-name.ts';
import type { TypeScale } from '../scale/type-scale.ts';
import { lineThatFits, nameFit, narrowLines } from './name-fit.ts';
import { nameWidthIn, type RowColumns } from './row-columns.ts';
import { textWidth } from './text-width.ts';

/** Line heights as shares of the font size: of names, and of the lines below them. As in PagedList.css. */
const NAME_LINE = 1.08;
const DETAIL_LINE = 1.2;

/** Around the text of a row, above and below, with the rule: as a share of the small font size. */
const PADDING = 0.24;

/** The height of a badge or a count, as a share of the large font size, and of words in their place. */
const FIGURE_LINE = 1.12;
const WORDS_LINE = 0.95;
const LEAST_WORDS_LINES = 2;

/** What stands between two lines below a name that fit on one. */
const SEPARATOR = ' · ';

/** What a row says beside its badge and its number. */
export interface RowWords {
  /** A destination, a lot or an event. */
  readonly name: string;
  /** The lines below the name, each in several wordings, the longest first (`lineThatFits`). */
  readonly details: readonly (readonly string[])[];
  /**
   * How many of these lines, from the first, are below a name in any case. A name on one line also has the others if
   * they take no more than one line, and any name has them if there is room.
   */
  readonly leastDetails: number;
  /** Before the first of these lines, as wide as a letter. */
  readonly mark?: ReactNode;
  /** Words of the size of a name in the place of its number; empty if it has none and another row may. */
  readonly figureWords?: string | undefined;
}

/** A row with the agency of its route first below its name, where another agency has the route's number. */
export const withAgency = (row: RowWords, { agency }: BadgeText): RowWords =>
  agency === ''
    ? row
    : { ...row, details: [[agency], ...row.details], leastDetails: row.leastDetails + 1 };

/** How a row is set. */
export interface RowLayout {
  /** By which factor the name's type is smaller. */
  readonly factor: number;
  readonly details: readonly string[];
  /** Pixels that the row needs. */
  readonly height: number;
}

type Sizes = Pick<TypeScale, 'large' | 'medium' | 'small'>;

/** The lines below a name begin like sentences, also those that other pages use within one. */
const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The lines below a name, as few as they fit on in their longest wordings. */
function detailLines(all: RowWords['details'], width: number, markWidth: number, size: number) {
  const lines: string[] = [];
  const fitted = (wordings: readonly string[], index: number) =>
    lineThatFits(wordings, Math.max(0, width - (index === 0 ? markWidth : 0)), size);
  for (const details of all) {
    const wordings = details.map(withCapital);
    const last = lines.length - 1;
    const joined = fitted([[lines[last], wordings[0]].join(SEPARATOR), ''], last);
    if (last >= 0 && joined !== '') lines[last] = joined;
    else lines.push(...[fitted(wordings, last + 1)].filter((text) => text !== ''));
  }
  return lines;
}

/**
 * Sets a row: its name on as many lines as it needs, and what fits below.
 *
 * @param nameWidth pixels for the name; 0 if not known yet
 * @param isStacked whether the words of its figure stand below the number
 */
export function rowLayout(
  { name, details, leastDetails, mark, figureWords }: RowWords,
  nameWidth: number,
  { large, medium, small }: Sizes,
  isStacked = false,
): RowLayout {
  const { lines, factor } = nameFit(name, nameWidth, medium, small);
  const markWidth = mark === undefined ? 0 : textWidth('M ', small);
  const linesOf = (kept: RowWords['details']) => detailLines(kept, nameWidth, markWidth, small);
  const [least, full] = [linesOf(details.slice(0, leastDetails)), linesOf(details)];
  const shown = lines === 1 && full.length <= Math.max(1, least.length) ? full : least;
  const text = lines * NAME_LINE * factor * medium + shown.length * DETAIL_LINE * small;
  const wordLines =
    figureWords === undefined ? 0 : Math.max(LEAST_WORDS_LINES, narrowLines(figureWords, medium));
  const words = wordLines * WORDS_LINE * medium;
  const figure = Math.max(words, FIGURE_LINE * large + (isStacked ? small : 0));
  return { factor, details: shown, height: Math.max(text, figure) + PADDING * small };
}

/** If names have less room than this many times their font size, the words move below the figures. */
const NARROW = 6;

/**
 * Sets the rows of a list. The words of its figures stand below the numbers where names have little room, and where
 * that makes the list lower, because names then need fewer lines.
 *
 * @param width pixels; 0 if not known yet
 * @returns the width of the figures in pixels, and the rows, each as it is set in any case and in its fullest form
 */
export function listLayout<Row extends { readonly rowWords: RowWords }>(
  rows: readonly Row[],
  columns: RowColumns,
  width: number,
  sizes: Sizes,
) {
  const layoutWith = (figure: number, isStacked: boolean) => {
    const nameWidth = nameWidthIn(width, { ...columns, figure }, sizes);
    const layoutOf = (words: RowWords) => rowLayout(words, nameWidth, sizes, isStacked);
    const all = rows.map((row) => ({
      ...row,
      layout: layoutOf(row.rowWords),
      full: layoutOf({ ...row.rowWords, leastDetails: Number.POSITIVE_INFINITY }),
    }));
    const height = all.reduce((total, { layout }) => total + layout.height, 0);
    return { isStacked, figure, all, height, nameWidth };
  };
  const { figure, stackedFigure = figure } = columns;
  const beside = layoutWith(figure, false);
  if (width === 0 || stackedFigure >= figure) return beside;
  const stacked = layoutWith(stackedFigure, true);
  const isNarrow = beside.nameWidth < NARROW * sizes.medium;
  return isNarrow || stacked.height < beside.height ? stacked : beside;
}
