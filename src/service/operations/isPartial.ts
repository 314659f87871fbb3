import type { Timed } from '../Source.ts';

/**
 * Whether stops lack those of a route (S9).
 *
 * @param isFound whether the answer has something
 * @throws the reason if nothing is found: it may be on the route that is missing
 */
export function isPartial({ gap = null }: Timed<unknown>, isFound: boolean): boolean {
  if (gap === null) return false;
  if (gap.fault !== null && !isFound) throw gap.fault;
  return true;
}
