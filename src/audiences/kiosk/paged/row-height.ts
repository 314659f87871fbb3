import type { TypeScale } from '../scale/type-scale.ts';
import { nameFit } from './name-fit.ts';

/** Line heights as shares of the font size: of names, and of the line below them. As in PagedList.css. */
const NAME_LINE = 0.97;
const ASIDE_LINE = 1.1;

/** Between two rows, as a share of the small font size. */
const BETWEEN = 0.05;

/** What decides how high a row is. */
export interface RowWords {
  readonly name: string;
  /** Whether the line below the name stays where the name needs two lines. */
  readonly keepsAside: boolean;
}

/**
 * The height that a row needs, in pixels: a name and a line below it, or a name on two lines.
 *
 * @param nameWidth pixels; 0 if not known yet
 */
export function rowHeight(
  { name, keepsAside }: RowWords,
  nameWidth: number,
  { medium, small }: Pick<TypeScale, 'medium' | 'small'>,
): number {
  const { lines } = nameFit(name, nameWidth, medium);
  const aside = lines === 1 || keepsAside ? ASIDE_LINE * small : 0;
  return lines * NAME_LINE * medium + aside + BETWEEN * small;
}

/**
 * How many rows fit whichever of them are on a page: so many that the highest fit.
 *
 * @param heights pixels
 * @param available pixels
 * @returns at least one
 */
export function rowsThatFit(heights: readonly number[], available: number): number {
  let left = available;
  let count = 0;
  for (const height of heights.toSorted((a, b) => b - a)) {
    left -= height;
    if (left < 0) break;
    count += 1;
  }
  // A list with few rows has the capacity for more of the same.
  if (count === heights.length && heights.length > 0)
    count += Math.floor(left / Math.max(...heights));
  return Math.max(1, count);
}

/**
 * The height in which this many rows fit, whichever they are.
 *
 * @param heights of all rows, in pixels
 */
export function minHeight(heights: readonly number[], rows: number): number {
  const highest = heights.toSorted((a, b) => b - a).slice(0, rows);
  return Math.ceil(highest.reduce((sum, height) => sum + height, 0));
}
