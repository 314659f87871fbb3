import { useMemo, useState } from 'react';

import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import type { RouteFeed } from '../feed/route-feed.ts';

/** Milliseconds. Routes that answer together are in the city's order, whichever comes first. */
const TOGETHER = 2000;

interface SteadyOrder {
  /** When the first routes were listed, in milliseconds of the monotonic clock. */
  readonly since: number;
  readonly routeIDs: readonly string[];
}

/**
 * Keeps routes at their places once some are listed for a moment: those that answer later come below, so that no row moves
 * under a finger while a city loads.
 */
export function useSteadyOrder(feeds: readonly RouteFeed[]): readonly RouteFeed[] {
  const [order, setOrder] = useState<SteadyOrder>({ since: Infinity, routeIDs: [] });
  const listed = feeds.flatMap(({ route, read }) => (read === undefined ? [] : [route.routeID]));
  const before = new Set(order.routeIDs);
  const added = listed.filter((routeID) => !before.has(routeID));
  if (added.length > 0 || listed.length < before.size) {
    const now = monotonicNow();
    const since = Math.min(order.since, now);
    const kept = order.routeIDs.filter((routeID) => listed.includes(routeID));
    setOrder({ since, routeIDs: now - since < TOGETHER ? listed : [...kept, ...added] });
  }
  return useMemo(() => {
    const rankOf = new Map(order.routeIDs.map((routeID, index) => [routeID, index]));
    const rank = ({ route, read }: RouteFeed) =>
      read === undefined ? Infinity : (rankOf.get(route.routeID) ?? Infinity);
    const isInOrder = feeds.every(
      (feed, index) => index === 0 || rank(feed) >= rank(feeds[index - 1] ?? feed),
    );
    // Equal ones stay as they are; Infinity less Infinity is no number.
    return isInOrder ? feeds : feeds.toSorted((one, other) => rank(one) - rank(other) || 0);
  }, [feeds, order]);
}
