import { METERS_PER_DEGREE } from '../lengths.ts';

/** A flat projection around a latitude, in meters. Over a city its error is below one in a thousand. */
export interface Plane {
  readonly xOf: (lon: number) => number;
  readonly yOf: (lat: number) => number;
}

export function planeAt(lat: number): Plane {
  const perDegreeEast = METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return { xOf: (lon) => lon * perDegreeEast, yOf: (lat) => lat * METERS_PER_DEGREE };
}
