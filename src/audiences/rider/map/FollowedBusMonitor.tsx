import { useEffect } from 'react';

import { routeIDOf, vehicleKey } from '../../../api/feeds/vehicleFeed.ts';
import type { RouteFeed } from '../../../features/vehicles/feed/route-feed.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useShownVehicles } from '../../../features/vehicles/map/useShownVehicles.ts';

interface FollowedBusMonitorProps {
  /** By `vehicleKey`. */
  followedKey: string;
  feeds: readonly RouteFeed[];
  /** It has left the map; of one whose feed was never read that is not known. */
  onLeave: () => void;
}

/** Tells when the followed bus is on the map no more, also without a poll (R11, R13). Shows nothing. */
export function FollowedBusMonitor({ followedKey, feeds, onLeave }: FollowedBusMonitorProps) {
  const shown = useShownVehicles(feeds, useSettings().staleness);
  const isShown = shown.some((vehicle) => vehicleKey(vehicle) === followedKey);
  const feed = feeds.find(({ route }) => route.routeID === routeIDOf(followedKey));
  const isPending = feed !== undefined && feed.read?.answer === undefined;
  const hasLeft = !isShown && !isPending;
  useEffect(() => {
    if (hasLeft) onLeave();
  }, [hasLeft, onLeave]);
  return null;
}
