import { METERS_PER_FOOT } from '../../lib/geo/lengths.ts';
import type { Units } from '../../lib/geo/lengths.ts';

const METERS_PER_MILE = 1609.344;
/** The longest bar in feet. Longer bars are in miles. */
const MAX_FEET = 2000;

/** The length of a scale bar on the ground and on the screen. */
export interface ScaleBar {
  readonly meters: number;
  readonly widthPx: number;
}

/** The largest of 1, 2, 5, 10, 20, ... that is at most `limit`. */
function roundBelow(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  const [step = 1] = [5, 2, 1].filter((digit) => digit * power <= limit);
  return step * power;
}

/**
 * The longest scale bar with a round length in feet or miles, or in meters; null if there is no
 * scale yet.
 *
 * @param metersPerPixel meters on the ground for each pixel at the map's center
 * @param maxPx the longest bar, in pixels
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
