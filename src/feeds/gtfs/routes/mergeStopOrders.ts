/** A stop in the merged order. A linked list inserts a stop anywhere in constant time. */
interface Link {
  readonly stop: number;
  previous: Link | null;
  next: Link | null;
}

/**
 * Merges the stops of several patterns into one order of travel. The order of the first pattern stays.
 * A stop that only a later pattern has is inserted after the stop before it in that pattern. New stops
 * at the start of a pattern are inserted before its first stop that is already in the order. A stop
 * that is visited twice is listed at its first visit.
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
