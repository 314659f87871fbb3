/** A stop in the merged order; a linked list, so that stops are inserted anywhere at once. */
interface Link {
  readonly stop: number;
  previous: Link | null;
  next: Link | null;
}

/**
 * Merges the stops of several patterns into one order of travel. The first pattern decides. A stop
 * that only others have stands after the stop that it follows there, or before the first stop that is
 * known. A stop that a pattern visits twice stands where it comes first.
 */
export function mergeStopOrders(patterns: readonly (readonly number[])[]): readonly number[] {
  const head: Link = { stop: -1, previous: null, next: null };
  const links = new Map<number, Link>();
  let tail = head;
  const insertAfter = (link: Link, stop: number): Link => {
    const added = { stop, previous: link, next: link.next };
    if (link.next === null) tail = added;
    else link.next.previous = added;
    link.next = added;
    links.set(stop, added);
    return added;
  };
  for (const stops of patterns) {
    const firstKnown = links.get(stops.find((stop) => links.has(stop)) ?? -1);
    let previous = firstKnown === undefined ? tail : (firstKnown.previous ?? head);
    for (const stop of stops) previous = links.get(stop) ?? insertAfter(previous, stop);
  }
  const merged: number[] = [];
  for (let link = head.next; link !== null; link = link.next) merged.push(link.stop);
  return merged;
}
