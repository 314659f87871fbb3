import { rowsThatFit } from './pages.ts';

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
  /** The font size of all names. */
  readonly name: number;
}

/** Before rows are measured. */
export const UNMEASURED: MeasuredRows = {
  factor: 1,
  isBrief: false,
  heights: [],
  columns: '',
  name: 0,
};

/** Where the rows have to fit, in pixels, and how many of the first ones. */
interface RowSpace {
  readonly width: number;
  readonly height: number;
  readonly least: number;
}

/** Sets all names as small as the one that has to be smallest. */
function setNames(box: HTMLElement, areWrapped: boolean): number {
  box.style.removeProperty('--name');
  box.dataset['wrapped'] = String(areWrapped);
  const names = [...box.querySelectorAll('.kiosk-row__name')];
  const sizes = names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize));
  const size = Math.min(...sizes);
  if (!Number.isFinite(size)) return 0;
  box.style.setProperty('--name', `${size}px`);
  return size;
}

/**
 * Measures rows in the largest type in which the first of them fit, or else in the smallest. All names have one size. Where
 * all rows fit, long names have more lines; else names are as small as the longest needs to be on fewer lines.
 *
 * @param box holds a list of all rows; it is not visible
 * @param isEnough whether rows of these heights, the first of which fit, may be as large. Default: always.
 */
export function measureRows(
  box: HTMLElement,
  { width, height, least }: RowSpace,
  isEnough: (heights: readonly number[]) => boolean = () => true,
): MeasuredRows {
  const list = box.firstElementChild;
  if (list === null || width === 0) return UNMEASURED;
  box.style.width = `${width}px`;
  const rows = [...list.children];
  const measure = (style: RowStyle, areWrapped: boolean): MeasuredRows => {
    box.style.setProperty('--factor', String(style.factor));
    box.dataset['brief'] = String(style.isBrief);
    const name = setNames(box, areWrapped);
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    return { ...style, heights, columns: getComputedStyle(list).gridTemplateColumns, name };
  };
  const whole = measure(STYLES[0], true);
  if (rowsThatFit(whole.heights, height) === rows.length) return whole;
  let measured = UNMEASURED;
  for (const style of STYLES) {
    measured = measure(style, false);
    const count = rowsThatFit(measured.heights, height);
    if (count >= Math.min(least, rows.length) && isEnough(measured.heights)) break;
  }
  return measured;
}
