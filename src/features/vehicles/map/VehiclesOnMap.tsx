import { useCallback, useMemo, useState } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { badgesOf } from '../../../lib/names/route-name.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { useShowOnMap } from '../../../map/scene/useShowOnMap.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import type { RouteFeed } from '../feed/route-feed.ts';
import { createVehicleLayer } from './layer/vehicle-layer.ts';
import type { VehicleLayerState } from './layer/vehicle-layer.ts';
import { VEHICLE_PALETTES, badgeOf } from './layer/vehicle-style.ts';
import { motionDuration } from './motion/motion.ts';
import { TetherOnMap } from './TetherOnMap.tsx';
import { useFollow } from './useFollow.ts';
import type { OnFollow } from './useFollow.ts';
import { useShownPlace } from './useShownPlace.ts';

interface VehiclesOnMapProps {
  feeds: readonly RouteFeed[];
  colorOf: (routeID: string) => string;
  staleness: Settings['staleness'];
  polling: Settings['polling'];
  theme: Theme;
  reducedMotion: boolean;
  /** The `vehicleKey` of the selected vehicle. */
  selectedKey: string | null;
  highlightedKey: string | null;
  /** True for a vehicle that fails the rider's filters (R15). */
  isDimmed?: ((vehicle: TrackedVehicle) => boolean) | undefined;
  /** The place of the selected vehicle's next stop, if it is known (R17). */
  nextStopAt?: Place | null;
  /** The `vehicleKey` of the vehicle that the camera follows (R13). */
  followedKey?: string | null;
  onFollow?: OnFollow | undefined;
}

const NONE_DIMMED = () => false;

/** Adds the vehicles to the map. They fade and disappear as their feed ages, also between polls (R11). */
export function VehiclesOnMap({
  feeds,
  colorOf,
  staleness,
  polling,
  theme,
  reducedMotion,
  selectedKey,
  highlightedKey,
  isDimmed = NONE_DIMMED,
  nextStopAt = null,
  followedKey = null,
  onFollow,
}: VehiclesOnMapProps) {
  const [layer] = useState(() => createVehicleLayer('vehicles'));
  const visibilities = useNow(1000, (now) =>
    feeds.map(({ read }) => vehicleHealth(read, now, staleness).visibility),
  );

  const state = useMemo((): VehicleLayerState => {
    const emphasisOf = (key: string) => (key === selectedKey ? 2 : key === highlightedKey ? 1 : 0);
    const textOf = badgesOf(feeds.map(({ route }) => route));
    const lines = new Map(feeds.map(({ route }) => [route.routeID, route.line]));
    return {
      vehicles: feeds.flatMap(({ read }, index) =>
        visibilities[index] === 'hidden'
          ? []
          : (read?.answer?.vehicles ?? []).map((vehicle) => ({
              vehicle,
              isFaded: visibilities[index] === 'faded',
              isDimmed: isDimmed(vehicle),
              emphasis: emphasisOf(vehicleKey(vehicle)),
            })),
      ),
      badgeOf: (routeID) => badgeOf(textOf(routeID).label, colorOf(routeID)),
      lineOf: (routeID) => lines.get(routeID),
      palette: VEHICLE_PALETTES[theme],
      duration: reducedMotion ? 0 : motionDuration(polling.vehiclesSeconds * 1000),
    };
  }, [
    feeds,
    visibilities,
    colorOf,
    polling,
    theme,
    reducedMotion,
    selectedKey,
    highlightedKey,
    isDimmed,
  ]);
  const show = useCallback(
    // Nobody sees a hidden page's motions, which would go on when the page is visible again.
    (next: VehicleLayerState) => layer.show(document.hidden ? { ...next, duration: 0 } : next),
    [layer],
  );
  useShowOnMap(state, show);
  useFollow(layer, feeds, followedKey, onFollow);
  const selectedAt = useShownPlace(layer, feeds, nextStopAt === null ? null : selectedKey);
  useScenePart(useMemo(() => ({ id: 'vehicles', order: 50, custom: layer }), [layer]));
  return selectedAt === null || nextStopAt === null ? null : (
    <TetherOnMap from={selectedAt} to={nextStopAt} theme={theme} />
  );
}
