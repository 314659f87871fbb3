/** When a way leaves and arrives, and how often one changes. */
export interface TimedWay {
  readonly departAt: number;
  readonly arriveAt: number;
  readonly changes: number;
}

/** Whether one leaves as late, and arrives as early. */
export const isAsGood = (
  one: Pick<TimedWay, 'departAt' | 'arriveAt'>,
  other: Pick<TimedWay, 'departAt' | 'arriveAt'>,
): boolean => one.departAt >= other.departAt && one.arriveAt <= other.arriveAt;

/**
 * The ways that no other one beats, by leaving as late and arriving as early without more changes. Of equal ones the first
 * stays.
 *
 * @param canReplace whether the first way may take the second one's place
 */
export function unbeaten<T extends TimedWay>(
  ways: readonly T[],
  canReplace: (one: T, other: T) => boolean = () => true,
): readonly T[] {
  const isBeaten = (way: T, index: number) =>
    ways.some((other, at) => {
      if (at === index || other.changes > way.changes || !isAsGood(other, way)) return false;
      const isEqual = isAsGood(way, other) && way.changes === other.changes;
      return canReplace(other, way) && !(isEqual && index < at);
    });
  return ways.filter((way, index) => !isBeaten(way, index));
}

/** As they are asked for: the one that arrives first or, of those that arrive by a time, the one that leaves last. */
export const bestFirst = <T extends TimedWay>(ways: readonly T[], isArriveBy: boolean): T[] =>
  ways.toSorted((one, other) =>
    isArriveBy ? other.departAt - one.departAt : one.arriveAt - other.arriveAt,
  );

/** In order of arrival; of those that arrive together, the one with the fewest changes, then the one that leaves last. */
export const byArrival = <T extends TimedWay>(ways: readonly T[]): T[] =>
  ways.toSorted(
    (one, other) =>
      one.arriveAt - other.arriveAt || one.changes - other.changes || other.departAt - one.departAt,
  );
