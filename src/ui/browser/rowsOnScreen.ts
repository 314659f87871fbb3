/** Rows have at most this share of the window: tabs, filters and a name are above them. */
const ROWS_SHARE = 0.7;

/**
 * How many rows of a list fit on the screen, for its first render.
 *
 * @param rowHeight the least height of a row, in pixels
 */
export const rowsOnScreen = (rowHeight: number): number =>
  Math.ceil((ROWS_SHARE * window.innerHeight) / rowHeight);
