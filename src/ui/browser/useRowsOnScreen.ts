import { useState } from 'react';

/** The height of what is above the rows of most pages: header, tabs and filters; in pixels. */
const ABOVE_ROWS = 300;
/** The share of a low window that is above the rows: its header scrolls away. */
const ABOVE_ROWS_SHARE = 0.375;

function rowsOnScreen(rowHeight: number): number {
  const { innerHeight } = window;
  const aboveRows = Math.min(ABOVE_ROWS, ABOVE_ROWS_SHARE * innerHeight);
  return Math.ceil((innerHeight - aboveRows) / rowHeight);
}

/**
 * How many rows of a list fit on the screen, for its first render. The number stays the same in later renders.
 *
 * @param rowHeight the least height of a row, in pixels
 */
export const useRowsOnScreen = (rowHeight: number): number =>
  useState(() => rowsOnScreen(rowHeight))[0];
