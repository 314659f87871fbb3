import type { Source } from '../Source.ts';

/**
 * Whether the stops that were just read lack those of a route (S9).
 *
 * @param isFound whether the answer has something
 * @throws the reason if nothing is found: it may be on the route that is missing
 */
export function isPartial(source: Source, isFound: boolean): boolean {
  const gap = source.stopsGap?.() ?? null;
  if (gap === null) return false;
  if (gap.fault !== null && !isFound) throw gap.fault;
  return true;
}
