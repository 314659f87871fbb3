/** How rows are set. */
interface RowStyle {
  /** By which factor route numbers, figures and names are smaller. */
  readonly factor: number;
  /** Whether what may be left out of a row is left out. */
  readonly isBrief: boolean;
}

/** Rows come before what may be left out, and both before the size, down to 4.5 mm for each meter. */
const STYLES: readonly [RowStyle, ...RowStyle[]] = [
  { factor: 1, isBrief: false },
  { factor: 1, isBrief: true },
  { factor: 0.88, isBrief: true },
  { factor: 0.75, isBrief: true },
];

/** Rows as a browser sets them. Sizes are in pixels. */
export interface MeasuredRows extends RowStyle {
  readonly heights: readonly number[];
  /** The columns of all rows, as a CSS grid track list. */
  readonly columns: string;
}

/** Before rows are measured. */
export const UNMEASURED: MeasuredRows = { factor: 1, isBrief: false, heights: [], columns: '' };

/**
 * Measures rows in the largest type in which the first of them fit, or else in the smallest.
 *
 * @param box holds a list of all rows; it is not visible
 * @param fits whether rows of these heights fit
 */
export function measureRows(
  box: HTMLElement,
  width: number,
  fits: (heights: readonly number[]) => boolean,
): MeasuredRows {
  const list = box.firstElementChild;
  if (list === null || width === 0) return UNMEASURED;
  box.style.width = `${width}px`;
  let measured = UNMEASURED;
  for (const style of STYLES) {
    box.style.setProperty('--factor', String(style.factor));
    box.dataset['brief'] = String(style.isBrief);
    const heights = [...list.children].map((row) => row.getBoundingClientRect().height);
    measured = { ...style, heights, columns: getComputedStyle(list).gridTemplateColumns };
    if (fits(heights)) break;
  }
  return measured;
}
