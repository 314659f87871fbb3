import type { ParkingLot } from '../../contract/parking-lot.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';

/** Farther from its city's centre than this, a lot is misplaced: one was found in another state. */
const REGION_METERS = 150_000;

/**
 * Where a lot stands on the map; null where its coordinates are missing, 0/0, swapped or otherwise
 * out of the region (C11). A place is never guessed: such a lot is in the list, and said to be only
 * there.
 *
 * @param center the city's
 */
export function lotPlace(
  { coordinates }: Pick<ParkingLot, 'coordinates'>,
  center: Place,
): Place | null {
  if (coordinates === null) return null;
  const place = { lat: coordinates.lat, lon: coordinates.lng };
  const isOnEarth = Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180;
  return isOnEarth && metersBetween(place, center) <= REGION_METERS ? place : null;
}
