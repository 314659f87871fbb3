import { EARTH_RADIUS, METERS_PER_FOOT } from './lengths.ts';

/** A point on the earth, in decimal degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two places in meters (haversine). */
export function metersBetween(a: Place, b: Place): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The great-circle distance between two places in feet. */
export function feetBetween(a: Place, b: Place): number {
  return metersBetween(a, b) / METERS_PER_FOOT;
}

/** The bearing from `from` to `to`, in degrees clockwise from north, from 0 to below 360. */
export function bearingBetween(from: Place, to: Place): number {
  const dLon = radians(to.lon - from.lon);
  const y = Math.sin(dLon) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(dLon);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** The place at a distance in `meters` from `from`, in the direction `bearing` (degrees from north). */
export function placeAt(from: Place, bearing: number, meters: number): Place {
  const angle = meters / EARTH_RADIUS;
  const lat = Math.asin(
    Math.sin(radians(from.lat)) * Math.cos(angle) +
      Math.cos(radians(from.lat)) * Math.sin(angle) * Math.cos(radians(bearing)),
  );
  const lon =
    radians(from.lon) +
    Math.atan2(
      Math.sin(radians(bearing)) * Math.sin(angle) * Math.cos(radians(from.lat)),
      Math.cos(angle) - Math.sin(radians(from.lat)) * Math.sin(lat),
    );
  return {
    lat: (lat * 180) / Math.PI,
    lon: (((((lon * 180) / Math.PI + 540) % 360) + 360) % 360) - 180,
  };
}
