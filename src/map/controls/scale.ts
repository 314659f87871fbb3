import { METRES_PER_FOOT } from '../../lib/geo/lengths.ts';
import type { Units } from '../../lib/geo/lengths.ts';

const METRES_PER_MILE = 1609.344;
/** Longer than this and less than a mile, no round number of feet reads well. */
const MOST_FEET = 2000;

/** A bar of a round length on the ground. */
export interface ScaleBar {
  readonly metres: number;
  readonly widthPx: number;
}

/** The longest of 1, 2, 5, 10, 20, ... that is not above `most`. */
function roundBelow(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const [step = 1] = [5, 2, 1].filter((digit) => digit * power <= most);
  return step * power;
}

/**
 * The longest bar of a round length in the page's units: feet, then miles; metres, then kilometres.
 *
 * @param metresPerPixel on the ground, at the map's middle
 */
export function scaleBar(metresPerPixel: number, units: Units, mostPx: number): ScaleBar | null {
  const most = metresPerPixel * mostPx;
  if (!Number.isFinite(most) || most <= 0) return null;
  const inMiles = units === 'feet' && most >= METRES_PER_MILE;
  const unit = units === 'metres' ? 1 : inMiles ? METRES_PER_MILE : METRES_PER_FOOT;
  const longest = units === 'feet' && !inMiles ? Math.min(most / unit, MOST_FEET) : most / unit;
  const metres = roundBelow(longest) * unit;
  return { metres, widthPx: Math.round(metres / metresPerPixel) };
}
