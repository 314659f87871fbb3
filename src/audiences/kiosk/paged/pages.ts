/** Milliseconds that a page stands (A3, A50). */
export const PAGE_DURATION = 9_000;

/**
 * With more pages, a row that was just missed would be away for longer than 20 seconds (A50): after one
 * page of nine seconds, two others follow.
 */
export const MAX_PAGES = 3;

/** The rows of a list at a time. */
interface Page<T> {
  readonly rows: readonly T[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** How many items have no page. */
  readonly omitted: number;
}

/**
 * Splits a list into pages. The first rows keep their place and the others turn (A50), as long as each item
 * is shown every 20 seconds. The last items of a list that is too long for that are left out.
 *
 * @param capacity how many rows fit, at least one
 * @param turns how often the page has turned
 * @param pinned how many of the first rows must keep their place, such as events under way
 */
export function pageAt<T>(
  items: readonly T[],
  capacity: number,
  turns: number,
  pinned = 0,
): Page<T> {
  if (items.length <= capacity) return { rows: items, page: 1, pages: 1, omitted: 0 };
  const most = Math.min(capacity - 1, Math.max(pinned, Math.floor(capacity / 2)));
  let pinnedRows = most;
  const pagesWith = (count: number) => Math.ceil((items.length - count) / (capacity - count));
  while (pinnedRows > Math.min(pinned, most) && pagesWith(pinnedRows) > MAX_PAGES) pinnedRows -= 1;
  const pages = Math.min(MAX_PAGES, pagesWith(pinnedRows));
  const turning = capacity - pinnedRows;
  const page = turns % pages;
  const from = pinnedRows + page * turning;
  return {
    rows: [...items.slice(0, pinnedRows), ...items.slice(from, from + turning)],
    page: page + 1,
    pages,
    omitted: Math.max(0, items.length - pinnedRows - pages * turning),
  };
}
