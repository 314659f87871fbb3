import type { ParkingLot } from '../../contract/parking/parking-lot.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';

/** A lot farther than this from the city's center has wrong coordinates: one was in another state. */
const REGION_METERS = 150_000;

/**
 * The position of a lot; null if its coordinates are missing, 0/0, swapped or otherwise outside the
 * region. Positions are never guessed: such a lot is only in the list, and the list says so.
 *
 * @param center the city's center
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
