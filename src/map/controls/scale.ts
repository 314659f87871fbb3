import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import type { Units } from '../../lib/geo/lengths.ts';

const METERS_PER_MILE = 1609.344;
/** Longer than this and less than a mile, no round number of feet reads well. */
const MAX_FEET = 2000;

/** A bar of a round length on the ground. */
export interface ScaleBar {
  readonly meters: number;
  readonly widthPx: number;
}

/** The longest of 1, 2, 5, 10, 20, ... that is not above `most`. */
function roundBelow(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  const [step = 1] = [5, 2, 1].filter((digit) => digit * power <= limit);
  return step * power;
}

/**
 * The longest bar of a round length in the page's units: feet, then miles; metres, then kilometres.
 *
 * @param metersPerPixel on the ground, at the map's middle
 */
export function scaleBar(metersPerPixel: number, units: Units, maxPx: number): ScaleBar | null {
  const maxMeters = metersPerPixel * maxPx;
  if (!Number.isFinite(maxMeters) || maxMeters <= 0) return null;
  const inMiles = units === 'feet' && maxMeters >= METERS_PER_MILE;
  const unit = units === 'metres' ? 1 : inMiles ? METERS_PER_MILE : METERS_PER_FOOT;
  const longest =
    units === 'feet' && !inMiles ? Math.min(maxMeters / unit, MAX_FEET) : maxMeters / unit;
  const meters = roundBelow(longest) * unit;
  return { meters, widthPx: Math.round(meters / metersPerPixel) };
}
