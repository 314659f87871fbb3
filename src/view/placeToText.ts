import type { Place } from '../lib/geo/distance.ts';

/** A number with at most so many digits after the point. */
export function roundedText(value: number, digits: number): string {
  return String(Math.round(value * 10 ** digits) / 10 ** digits);
}

/** A place in a link. Five decimals are about a meter. */
export const placeToText = ({ lat, lon }: Place) => `${roundedText(lat, 5)},${roundedText(lon, 5)}`;
