import type { GroupRows } from '../groups/GroupRows.ts';

const NONE = -1;

/**
 * Takes away times at which a trip would go back in time. If a time is earlier than the one before but not than
 * the one before that, the one before is the wrong one.
 *
 * @returns whether there was one
 */
function removeBackwardTimes({ arrivals, departures, count }: GroupRows): boolean {
  let [earlier, before] = [NONE, NONE];
  let wasBackward = false;
  for (let at = 0; at < count; at++) {
    const arrival = arrivals[at] ?? NONE;
    if (arrival === NONE) continue;
    if (before === NONE || arrival >= (departures[before] ?? 0)) {
      [earlier, before] = [before, at];
      continue;
    }
    wasBackward = true;
    const isBeforeWrong = earlier !== NONE && arrival >= (departures[earlier] ?? 0);
    const wrong = isBeforeWrong ? before : at;
    arrivals[wrong] = NONE;
    departures[wrong] = NONE;
    if (isBeforeWrong) before = at;
  }
  return wasBackward;
}

/** The share of the way from one stop to another at which a stop between them lies; by their number if nothing is known. */
function shareOf(alongs: ArrayLike<number>, from: number, at: number, to: number): number {
  const [start = 0, place = 0, end = 0] = [alongs[from], alongs[at], alongs[to]];
  if (end > start && place >= start && place <= end) return (place - start) / (end - start);
  return (at - from) / (to - from);
}

/**
 * Makes the times of a trip's stops complete: times that run backward are taken away, and stops without a
 * time between two with times get one by their distance along the way, in whole seconds. Stops before the first
 * and after the last time stay without.
 *
 * @param rows the trip's stops in order; its times are changed
 * @param alongsOf returns how far each stop is along the way, in any unit
 * @returns the first and last stop with a time, or null without any; and whether times ran backward
 */
export function fillTimes(
  rows: GroupRows,
  alongsOf: () => ArrayLike<number>,
): { readonly first: number; readonly last: number; readonly wasBackward: boolean } | null {
  const { arrivals, departures, count } = rows;
  const wasBackward = removeBackwardTimes(rows);
  let [first, last] = [NONE, NONE];
  let alongs: ArrayLike<number> | null = null;
  for (let at = 0; at < count; at++) {
    if (arrivals[at] === NONE) continue;
    if (first === NONE) first = at;
    else if (at > last + 1) {
      alongs ??= alongsOf();
      const start = departures[last] ?? 0;
      const seconds = (arrivals[at] ?? 0) - start;
      for (let between = last + 1; between < at; between++) {
        const time = start + Math.round(seconds * shareOf(alongs, last, between, at));
        arrivals[between] = time;
        departures[between] = time;
      }
    }
    last = at;
  }
  return first === NONE ? null : { first, last, wasBackward };
}
