import { useCallback, useMemo, useState } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { badgesOf } from '../../../lib/names/route-name.ts';
import { useScenePart } from '../../../map/scene/useScenePart.ts';
import { useShowOnMap } from '../../../map/scene/useShowOnMap.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import type { RouteFeed } from '../feed/route-feed.ts';
import { VEHICLE_PALETTES, badgeOf } from '../vehicle-style.ts';
import { createVehicleLayer } from './layer/vehicle-layer.ts';
import type { VehicleLayerState } from './layer/vehicle-layer.ts';
import { motionDuration } from './motion/motion.ts';
import { useFollow } from './useFollow.ts';
import type { OnFollow } from './useFollow.ts';

const PlaceMarks = lazyComponent(
  async () => (await import('./place-marks/PlaceMarks.tsx')).PlaceMarks,
);

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
  /** True for a vehicle that fails the rider's filters. */
  isDimmed?: ((vehicle: TrackedVehicle) => boolean) | undefined;
  /** The place of the selected vehicle's next stop, if it is known. */
  nextStopAt?: Place | null;
  /** What is written at vehicles, by their `vehicleKey`; all others are dimmed. Null dims none. */
  texts?: ReadonlyMap<string, string> | null;
  /** The `vehicleKey` of the vehicle that the camera follows. */
  followedKey?: string | null;
  onFollow?: OnFollow | undefined;
  /** Whether the buses are drawn below the lots, so that none covers a count. Default: above. */
  isBelowLots?: boolean;
  /** Whether the buses are small at any zoom. */
  isSmall?: boolean;
  /** Which buses are drawn, by their places. Default: all. */
  isShown?: ((place: Place) => boolean) | undefined;
}

const NONE_DIMMED = () => false;
const ALL_SHOWN = () => true;
const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** Adds the vehicles to the map. They fade and disappear as their feed ages, also between polls. */
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
  texts = null,
  followedKey = null,
  onFollow,
  isBelowLots = false,
  isSmall = false,
  isShown = ALL_SHOWN,
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
          : (read?.answer?.vehicles ?? []).filter(isShown).map((vehicle) => ({
              vehicle,
              isFaded: visibilities[index] === 'faded',
              isDimmed: isDimmed(vehicle) || texts?.has(vehicleKey(vehicle)) === false,
              emphasis: emphasisOf(vehicleKey(vehicle)),
            })),
      ),
      badgeOf: (routeID) => badgeOf(textOf(routeID).label, colorOf(routeID)),
      lineOf: (routeID) => lines.get(routeID),
      palette: VEHICLE_PALETTES[theme],
      isSmall,
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
    isSmall,
    isShown,
    texts,
  ]);
  const show = useCallback(
    // Nobody sees a hidden page's motions, which would go on when the page is visible again.
    (next: VehicleLayerState) => layer.show(document.hidden ? { ...next, duration: 0 } : next),
    [layer],
  );
  useShowOnMap(state, show);
  useFollow(layer, feeds, followedKey, onFollow);
  const order = isBelowLots ? 38 : 50;
  useScenePart(useMemo(() => ({ id: 'vehicles', order, custom: layer }), [layer, order]));
  return texts === null && nextStopAt === null ? null : (
    <Optional>
      <PlaceMarks
        layer={layer}
        feeds={feeds}
        theme={theme}
        selectedKey={selectedKey}
        nextStopAt={nextStopAt}
        texts={texts ?? NO_TEXTS}
      />
    </Optional>
  );
}
