import type { Place } from '../../../../lib/geo/distance.ts';
import type { Point } from './geometry.ts';

/** The main square, the origin of the demo city's coordinates. */
const SQUARE: Place = { lat: 43.6, lon: -91.9 };

const METERS_PER_DEGREE = 111_195;
const METERS_PER_DEGREE_EAST = METERS_PER_DEGREE * Math.cos((SQUARE.lat * Math.PI) / 180);

/** The latitude and longitude of a point, not rounded. */
export const placeOf = ([east, north]: Point): Place => ({
  lat: SQUARE.lat + north / METERS_PER_DEGREE,
  lon: SQUARE.lon + east / METERS_PER_DEGREE_EAST,
});
