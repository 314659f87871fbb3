import { useMemo } from 'react';

import { useCity } from '../../../city/reads/CityContext.tsx';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { METERS_PER_FOOT } from '../../../lib/geo/lengths.ts';
import { useUnknownRoutes } from '../causes/useUnknownRoutes.ts';
import { useKiosk } from '../options/KioskOptionsContext.ts';

/** A stop within this distance of a point in the URL belongs to the station (A48). */
export const NEAR_FEET = 300;

/** Where the display hangs. */
export interface Station {
  /** The stops whose buses the board lists. */
  readonly stops: readonly CityStop[];
  /** "You are here"; null while no stop is known. */
  readonly here: Place | null;
  /** The IDs in the URL that no loaded stop has. */
  readonly unknown: readonly string[];
  /** Whether the stops of all routes are loaded, so that it is known which stops and routes are here. */
  readonly isLoaded: boolean;
}

const placeOf = ({ latitude, longitude }: CityStop): Place => ({ lat: latitude, lon: longitude });

/** Leading zeros may be missing: some services write stop 100 as 0100. */
const plainID = (stopID: string) => stopID.replace(/^0+(?=\d)/, '');

/** The middle of some places; null if there are none. */
function centerOf(places: readonly Place[]): Place | null {
  if (places.length === 0) return null;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(places.map(({ lat }) => lat)), lon: mean(places.map(({ lon }) => lon)) };
}

/** The display's station; null for a display that shows a whole city. */
export function useStation(): Station | null {
  const { stops: stopIDs, near } = useKiosk().options;
  const { allStops, chosenStop, stopReads, nearbyRoutes } = useCity();
  const unknownRoutes = useUnknownRoutes();
  const isLoaded =
    (stopReads.length > 0 || nearbyRoutes !== null) &&
    stopReads.every(
      ({ route, read }) => read?.answer !== undefined || unknownRoutes.includes(route.routeID),
    );
  return useMemo(() => {
    if (stopIDs.length === 0 && near.length === 0) return null;
    const named = (id: string) =>
      allStops.find(({ stopID }) => stopID === id) ??
      allStops.find(({ stopID }) => plainID(stopID) === plainID(id));
    const chosen = stopIDs.flatMap((id) => named(id) ?? []);
    const around = allStops.filter((stop) =>
      near.some((place) => metersBetween(place, placeOf(stop)) <= NEAR_FEET * METERS_PER_FOOT),
    );
    const stops = [...new Set(stopIDs.length > 0 ? chosen : around)];
    const lookedUp = chosenStop === undefined ? [] : [placeOf(chosenStop)];
    return {
      stops,
      here: near[0] ?? centerOf(stops.map(placeOf)) ?? centerOf(lookedUp),
      unknown: stopIDs.filter((id) => named(id) === undefined),
      isLoaded,
    };
  }, [stopIDs, near, allStops, chosenStop, isLoaded]);
}
