import { badgeFit } from '../scale/badge-fit.ts';
import type { TypeScale } from '../scale/type-scale.ts';
import { BOLDER, textWidth } from './text-width.ts';

/** Between a number and the words beside it, as a share of the small font size. As in PagedList.css. */
const BESIDE = 0.25;

type Sizes = Pick<TypeScale, 'large' | 'medium' | 'small'>;

/** Pixels of the columns before and after the names; 0 if the rows have none. */
export interface RowColumns {
  readonly mark: number;
  readonly figure: number;
  /** The column of the figures if their words stand below the numbers; `figure` by default. */
  readonly stackedFigure?: number;
}

/** What stands at the end of a row: a large number and small words, or words of the size of a name. */
export interface RowFigure {
  /** Empty for small words alone; undefined for words of the size of a name. */
  readonly number?: string;
  readonly words?: string;
}

/** Words beside a number, or in its place, stand one below another. */
const widestWord = (text: string, fontSize: number) =>
  Math.max(...text.split(/\s+/).map((word) => BOLDER * textWidth(word, fontSize)));

function figureWidth(
  { number, words = '' }: RowFigure,
  { large, medium, small }: Sizes,
  isStacked: boolean,
): number {
  if (number === undefined) return widestWord(words, medium);
  const [own, beside] = [BOLDER * textWidth(number, large), widestWord(words, small)];
  if (isStacked) return Math.max(own, beside);
  return words === '' ? own : own + BESIDE * small + beside;
}

/** The columns of a list of buses: as wide for all its pages, so that names keep their place. */
export function busColumns(
  labels: readonly string[],
  figures: readonly RowFigure[],
  sizes: Sizes,
): RowColumns {
  return {
    mark: Math.max(0, ...labels.map((label) => badgeFit(label, sizes).width)),
    figure: Math.max(0, ...figures.map((figure) => figureWidth(figure, sizes, false))),
    stackedFigure: Math.max(0, ...figures.map((figure) => figureWidth(figure, sizes, true))),
  };
}

/** The columns of a list whose rows begin with a mark as high as a name. */
export function markColumns(figures: readonly RowFigure[], sizes: Sizes): RowColumns {
  return { mark: sizes.medium, figure: busColumns([], figures, sizes).figure };
}

/** For rows that have only a name. */
export const NO_COLUMNS: RowColumns = { mark: 0, figure: 0 };

/** The gap beside each column, as a share of the small font size: `--kiosk-gap` in KioskPage.css. */
const GAP = 0.5;

/** The width that the columns leave for the names, in pixels; 0 if the list's width is not known yet. */
export function nameWidthIn(
  width: number,
  columns: RowColumns,
  { small }: Pick<TypeScale, 'small'>,
): number {
  if (width === 0) return 0;
  const gap = GAP * small;
  // A row that has only a name has no columns, and so no gaps.
  const beside = columns.mark === 0 ? 0 : columns.mark + columns.figure + 2 * gap;
  return Math.max(small, width - 2 * gap - beside);
}
