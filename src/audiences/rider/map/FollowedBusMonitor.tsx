import { useEffect } from 'react';

import { routeIDOf, vehicleKey } from '../../../api/feeds/vehicleFeed.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { RouteFeed } from '../../../features/vehicles/feed/route-feed.ts';
import { useShownVehicles } from '../../../features/vehicles/map/useShownVehicles.ts';

interface FollowedBusMonitorProps {
  /** By `vehicleKey`. */
  followedKey: string;
  feeds: readonly RouteFeed[];
  staleness: Settings['staleness'];
  /** It has left the map; of one whose feed was never read that is not known. */
  onLeave: () => void;
}

/** Tells when the followed bus is on the map no more, also without a poll (R11, R13). Shows nothing. */
export function FollowedBusMonitor({
  followedKey,
  feeds,
  staleness,
  onLeave: onGone,
}: FollowedBusMonitorProps) {
  const shown = useShownVehicles(feeds, staleness);
  const isShown = shown.some((vehicle) => vehicleKey(vehicle) === followedKey);
  const feed = feeds.find(({ route }) => route.routeID === routeIDOf(followedKey));
  const isPending = feed !== undefined && feed.read?.answer === undefined;
  const hasLeft = !isShown && !isPending;
  useEffect(() => {
    if (hasLeft) onGone();
  }, [hasLeft, onGone]);
  return null;
}
