import { useEffect, useEffectEvent } from 'react';

import { routeIDOf, vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { RouteFeed } from '../../../features/vehicles/feed/route-feed.ts';
import { useShownVehicles } from '../../../features/vehicles/useShownVehicles.ts';

interface FollowedBusMonitorProps {
  /** By `vehicleKey`. */
  followedKey: string;
  feeds: readonly RouteFeed[];
  /** Called when the bus has left the map; not while its feed has yet to load. */
  onLeave: () => void;
}

/** Watches whether the followed bus is still on the map, also between polls. Renders nothing. */
export function FollowedBusMonitor({ followedKey, feeds, onLeave }: FollowedBusMonitorProps) {
  const shown = useShownVehicles(feeds, useSettings().staleness);
  const isShown = shown.some((vehicle) => vehicleKey(vehicle) === followedKey);
  const feed = feeds.find(({ route }) => route.routeID === routeIDOf(followedKey));
  const isPending = feed !== undefined && feed.read?.answer === undefined;
  const hasLeft = !isShown && !isPending;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft]);
  return null;
}
