import { rowsWithRoom } from '../../../contract/board/rowsWithRoom.ts';

/** Milliseconds for which a page is shown. */
export const PAGE_DURATION = 8_000;

/** Of so many pages, each is shown once a minute. */
const MOST_NEAR_PAGES = 7;

/** How many pages are shown in each round if the first rows of a list matter more than the others. */
const RANKED_PAGES = 2;

/** How a list is split into pages. */
export interface Pages {
  /** How many of the first rows are on every page. */
  readonly pinned: number;
  /** The other rows of each page, from the first to before the second index. */
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many of the first rows fit into a height. */
export function rowsThatFit(heights: readonly number[], available: number): number {
  let left = available;
  const over = heights.findIndex((height) => (left -= height) < 0);
  return over === -1 ? heights.length : over;
}

/**
 * The rows of a list that has only one page.
 *
 * @param heights of all rows, in pixels
 * @param available pixels
 * @param isBelow whether the row at an index is below the line
 * @param near how many of the first rows matter most
 * @returns their indexes
 */
export function rowsOfOnePage(
  heights: readonly number[],
  available: number,
  isBelow: (index: number) => boolean,
  near: number,
): readonly number[] {
  const all = heights.map((_, index) => index);
  for (let room = rowsThatFit(heights, available); room > 1; room -= 1) {
    const rows = rowsWithRoom(all, isBelow, near, room);
    if (sum(rows.map((index) => heights[index] ?? 0)) <= available) return rows;
  }
  return all.slice(0, 1);
}

/**
 * Splits a list into pages of at least one row each.
 *
 * @param heights of all rows, in pixels
 * @param available pixels
 * @param pinned how many of the first rows stay on every page, such as events under way; fewer if there is no room
 */
export function splitIntoPages(
  heights: readonly number[],
  available: number,
  pinned: number,
): Pages {
  if (sum(heights) <= available) return { pinned: 0, ranges: [[0, heights.length]] };
  let fixed = Math.min(pinned, heights.length - 1);
  const roomBeside = () => available - sum(heights.slice(0, fixed));
  while (fixed > 0 && Math.max(...heights.slice(fixed)) > roomBeside()) fixed -= 1;
  const ranges: [from: number, to: number][] = [];
  for (let from = fixed; from < heights.length;) {
    const to = from + Math.max(1, rowsThatFit(heights.slice(from), roomBeside()));
    ranges.push([from, to]);
    from = to;
  }
  return { pinned: fixed, ranges };
}

/**
 * How many pages are in each round: those with rows that everyone must see once a minute.
 *
 * @param near how many of the first rows these are; undefined if the first rows only matter more than the others
 */
export function nearPages({ ranges }: Pages, near: number | undefined): number {
  return near === undefined ? RANKED_PAGES : ranges.filter(([from]) => from < near).length;
}

/**
 * Whether pages are as full as they must be: those with rows that everyone must see once a minute are few, and in a list
 * without such rows each page but the last has the least number.
 *
 * @param near as of `nearPages`
 */
export function areFullPages(pages: Pages, near: number | undefined, least: number): boolean {
  if (near !== undefined) return nearPages(pages, near) <= MOST_NEAR_PAGES;
  return pages.ranges.slice(0, -1).every(([from, to]) => pages.pinned + to - from >= least);
}

/**
 * The index of the page that is shown now. The near pages are shown in each round, at least once a minute, and the
 * others take turns in one more place (decision 0043).
 *
 * @param count how many pages there are
 * @param near how many of them are in each round
 * @param turns how often the page has turned
 */
export function pageAt(count: number, near: number, turns: number): number {
  if (count <= near + 1) return turns % count;
  if (near >= MOST_NEAR_PAGES) return turns % near;
  const place = turns % (near + 1);
  const round = Math.floor(turns / (near + 1));
  return place < near ? place : near + (round % (count - near));
}
