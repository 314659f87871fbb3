/** Milliseconds that a page stands. */
export const PAGE_DURATION = 9_000;

/**
 * With more pages in turn, a row that was just missed would be away for longer than 20 seconds: after one
 * page of nine seconds, two others follow.
 */
const PAGES_IN_TURN = 3;

/** At most this share of a list stays in place, so that the rest has room to turn. */
const PINNED_SHARE = 0.5;

/** How a list is split into pages. */
export interface Pages {
  /** How many of the first rows are on every page. */
  readonly pinned: number;
  /** The other rows of each page, from the first to before the second index. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The height in which this many rows fit, whichever they are, in pixels. */
export function heightOfRows(heights: readonly number[], rows: number): number {
  return Math.ceil(sum(heights.toSorted((a, b) => b - a).slice(0, rows)));
}

/**
 * The rows of a page as they fit: from the first on, each row in its fullest form while there is room for it.
 *
 * @param rows the form that each row has in any case, and its fullest form
 * @param available pixels
 */
export function fillRows<Row extends { readonly height: number }>(
  rows: readonly (readonly [least: Row, full: Row])[],
  available: number,
): readonly Row[] {
  let left = available - sum(rows.map(([{ height }]) => height));
  return rows.map(([least, full]) => {
    const more = full.height - least.height;
    if (more > left) return least;
    left -= more;
    return full;
  });
}

/** Fills pages with the rows from `first` on, at least one row each. */
function fillPages(heights: readonly number[], first: number, height: number) {
  const ranges: [from: number, to: number][] = [];
  let left = 0;
  for (let index = first; index < heights.length; index += 1) {
    const row = heights[index] ?? 0;
    const last = ranges.at(-1);
    if (last === undefined || row > left) {
      ranges.push([index, index + 1]);
      left = height - row;
    } else {
      last[1] = index + 1;
      left -= row;
    }
  }
  return ranges;
}

/**
 * Splits a list into pages. The first rows keep their place and the others turn, as long as each row is
 * shown every 20 seconds; if there are too many rows for that, only `pinned` rows keep their place.
 *
 * @param heights of all rows, in pixels
 * @param available pixels
 * @param pinned how many of the first rows must keep their place, such as events under way; null if no row is
 *   more important than the others, so that all turn
 */
export function splitIntoPages(
  heights: readonly number[],
  available: number,
  pinned: number | null,
): Pages {
  if (sum(heights) <= available) return { pinned: 0, ranges: [[0, heights.length]] };
  const pinnedHeight = (count: number) => sum(heights.slice(0, count));
  const rangesWith = (count: number) => fillPages(heights, count, available - pinnedHeight(count));
  const hasRoom = (count: number) =>
    pinnedHeight(count) + Math.max(...heights.slice(count)) <= available;
  let count = pinned ?? 0;
  const mayPin = pinned === null ? 0 : PINNED_SHARE * available;
  while (pinnedHeight(count + 1) <= mayPin) count += 1;
  while (count > (pinned ?? 0) && rangesWith(count).length > PAGES_IN_TURN) count -= 1;
  count = Math.min(count, heights.length - 1);
  while (count > 0 && !hasRoom(count)) count -= 1;
  return { pinned: count, ranges: rangesWith(count) };
}

/** The heights of a list's rows, in pixels. */
interface RowHeights {
  readonly heights: readonly number[];
  /** Of the rows in their fullest form. */
  readonly fullHeights: readonly number[];
  /** As in `splitIntoPages`. */
  readonly pinned: number | null;
}

/**
 * The height that the fullest page takes of what is available, in pixels. The rest would stand empty on each page. Rows
 * that all have room at once take more, and say more.
 */
export function filledHeight({ heights, fullHeights, pinned }: RowHeights, available: number) {
  if (sum(heights) <= available) return Math.ceil(Math.min(sum(fullHeights), available));
  const { pinned: fixed, ranges } = splitIntoPages(heights, available, pinned);
  const turning = ranges.map(([from, to]) => sum(heights.slice(from, to)));
  return Math.ceil(sum(heights.slice(0, fixed)) + Math.max(...turning));
}

/**
 * The index of the page that stands now. Of many pages, the first two stand in each round, so that nobody waits
 * longer than 20 seconds for their rows, and the others take turns in the third place (decision 0043).
 *
 * @param count how many pages there are
 * @param turns how often the page has turned
 * @param isRanked whether the first rows matter more than the others; if not, all pages take turns
 */
export function pageAt(count: number, turns: number, isRanked: boolean): number {
  if (!isRanked || count <= PAGES_IN_TURN) return turns % count;
  const near = PAGES_IN_TURN - 1;
  const place = turns % PAGES_IN_TURN;
  const round = Math.floor(turns / PAGES_IN_TURN);
  return place < near ? place : near + (round % (count - near));
}
