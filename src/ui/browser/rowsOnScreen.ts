/** The tabs, filters and a name are above the rows, on few pages with a little less; in pixels. */
const ABOVE_ROWS = 300;

/**
 * How many rows of a list fit on the screen, for its first render.
 *
 * @param rowHeight the least height of a row, in pixels
 */
export const rowsOnScreen = (rowHeight: number): number =>
  Math.ceil(Math.max(rowHeight, window.innerHeight - ABOVE_ROWS) / rowHeight);
