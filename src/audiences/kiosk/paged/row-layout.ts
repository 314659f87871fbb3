import type { ReactNode } from 'react';

import type { BadgeText } from '../../../lib/names/route-name.ts';
import type { TypeScale } from '../scale/type-scale.ts';
import { lineThatFits, nameFit } from './name-fit.ts';
import { textWidth } from './text-width.ts';

/** Line heights as shares of the font size: of names, and of the lines below them. As in PagedList.css. */
const NAME_LINE = 1.08;
const DETAIL_LINE = 1.2;

/** Around the text of a row, above and below, with the rule: as a share of the small font size. */
const PADDING = 0.24;

/** The height of a badge or a count, as a share of the large font size, and of words in their place. */
const FIGURE_LINE = 1.12;
const WORDS_LINES = 2 * 0.95;

/** What stands between two lines below a name that fit on one. */
const SEPARATOR = ' · ';

/** What a row says beside its badge and its number. */
export interface RowWords {
  /** A destination, a lot or an event. */
  readonly name: string;
  /** The lines below the name, each in several wordings, the longest first (`lineThatFits`). */
  readonly details: readonly (readonly string[])[];
  /** How many of these lines, from the first, are below a name of several lines in any case; the others if there is room. */
  readonly leastDetails: number;
  /** Before the first of these lines, as wide as a letter. */
  readonly mark?: ReactNode;
  /** Whether the row may have words of the size of a name in the place of its number. */
  readonly hasWordFigure?: boolean;
}

/** A row with the agency of its route first below its name, where another agency has the route's number (G3). */
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

/** The lines below a name: on one line if their longest wordings fit there. */
function detailLines(lines: RowWords['details'], width: number, markWidth: number, size: number) {
  const details = lines.map((wordings) => wordings.map(withCapital));
  const whole = details.map(([longest = '']) => longest).join(SEPARATOR);
  const isOneLine = lineThatFits([whole, ''], Math.max(0, width - markWidth), size) === whole;
  if (isOneLine) return [whole].filter((text) => text !== '');
  return details
    .map((wordings, index) =>
      lineThatFits(wordings, Math.max(0, width - (index === 0 ? markWidth : 0)), size),
    )
    .filter((text) => text !== '');
}

/**
 * Sets a row: its name on as many lines as it needs, and what fits below.
 *
 * @param nameWidth pixels for the name; 0 if not known yet
 * @param isStacked whether the words of its figure stand below the number
 */
export function rowLayout(
  { name, details, leastDetails, mark, hasWordFigure = false }: RowWords,
  nameWidth: number,
  { large, medium, small }: Sizes,
  isStacked = false,
): RowLayout {
  const { lines, factor } = nameFit(name, nameWidth, medium, small);
  const markWidth = mark === undefined ? 0 : textWidth('M ', small);
  const kept = lines === 1 ? details : details.slice(0, leastDetails);
  const shown = detailLines(kept, nameWidth, markWidth, small);
  const text = lines * NAME_LINE * factor * medium + shown.length * DETAIL_LINE * small;
  const words = hasWordFigure ? WORDS_LINES * medium : 0;
  const figure = Math.max(words, FIGURE_LINE * large + (isStacked ? small : 0));
  return { factor, details: shown, height: Math.max(text, figure) + PADDING * small };
}
