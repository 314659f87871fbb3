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
