import { useDeferredValue } from 'react';

/** More than any screen holds at once. */
const AT_ONCE = 40;

/**
 * The rows of a long list in two steps: as many as a screen holds at once, all of them when nothing
 * more urgent is to be drawn. Two thousand rows are a quarter of a second on a slow phone, and until
 * then whoever asked for the list would see nothing happen.
 */
export function useRows<T>(all: readonly T[], atOnce = AT_ONCE): readonly T[] {
  const rows = useDeferredValue(all, all.slice(0, atOnce));
  // A list that began empty or short is no long wait yet.
  return rows.length < atOnce ? all : rows;
}
