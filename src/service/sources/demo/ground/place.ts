import type { Place } from '../../../../lib/geo/distance.ts';
import type { Point } from './geometry.ts';

/** The main square, where the made city's metres begin. */
export const SQUARE: Place = { lat: 43.6, lon: -91.9 };

const METERS_PER_DEGREE = 111_195;
const METERS_PER_DEGREE_EAST = METERS_PER_DEGREE * Math.cos((SQUARE.lat * Math.PI) / 180);

/** Five decimals are a metre on the ground: what goes over the wire. */
export const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The place of a point, to the full precision of a number. */
export const placeOf = ([east, north]: Point): Place => ({
  lat: SQUARE.lat + north / METERS_PER_DEGREE,
  lon: SQUARE.lon + east / METERS_PER_DEGREE_EAST,
});

/** The point of a place: `placeOf` turned round. */
export const pointOf = ({ lat, lon }: Place): Point => [
  (lon - SQUARE.lon) * METERS_PER_DEGREE_EAST,
  (lat - SQUARE.lat) * METERS_PER_DEGREE,
];
