import { mix, textColorOn } from '../../lib/colors/color.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import { MAP_COLORS } from '../../ui/map-colors.ts';

/** The symbol's colors on one basemap theme, `#rrggbb`. */
export interface VehiclePalette {
  /** The band that separates a symbol from the lines and labels below it. */
  readonly ring: string;
  /** The hairline that separates the ring from the basemap. */
  readonly outline: string;
  /** Around the selected vehicle. */
  readonly halo: string;
}

/** With any route color, either the ring or the outline has a contrast of 3:1 with the basemap. */
export const VEHICLE_PALETTES: Readonly<Record<Theme, VehiclePalette>> = {
  light: { ring: '#ffffff', outline: '#1b1f24', halo: MAP_COLORS.light.accent },
  dark: { ring: '#12161b', outline: '#e6e9ee', halo: MAP_COLORS.dark.accent },
};

/** The symbol's measures in CSS pixels, for the map's shader and for the marks in lists and legend. */
export const SYMBOL = {
  /** The radius of the disc without its ring. */
  radius: 12,
  /** The distance from the disc's center to the tip's center, and the tip's radius. */
  tipAt: 16.5,
  tipRadius: 1.5,
  /** The widths of the ring and of the hairline around it. */
  ring: 2,
  outline: 1,
  /** The widths of the selected vehicle's halo and of the glow around it. */
  halo: 6,
  glow: 4,
} as const;

/** The smallest scale for up to `FEW` symbols. More symbols get a smaller one, and together cover the same area. */
const SMALLEST_SCALE = 0.3;
const FEW = 30;
/** How much smaller than that they are in the picture of a city. */
const SMALL_SHARE = 0.6;

/**
 * The scale of the symbols. They shrink at city-wide zooms, so that they do not cover the map.
 *
 * @param zoom of the map
 * @param count the number of vehicles on the map
 * @param isSmall whether they are dots at any zoom
 * @returns at most 1, the scale at street zooms
 */
export function scaleAt(zoom: number, count: number, isSmall = false): number {
  const smallest = SMALLEST_SCALE * Math.sqrt(FEW / Math.max(FEW, count));
  return isSmall
    ? SMALL_SHARE * smallest
    : Math.min(1, Math.max(smallest, 0.35 + (zoom - 10.5) * 0.33));
}

/**
 * How much smaller a symbol can be and still have a label: none below the first scale, all of it from the second
 * on. They are near each other, because a map often rests between them, and a pale label can't be read.
 */
export const LABEL_SCALES = [0.74, 0.77] as const;

/**
 * For a bus that fails the rider's filters, and for a bus in an old feed: how much of the route's color
 * is left over the color of the ring. The symbol stays opaque, so that no line or stop shows through its label.
 */
export const DIMMED_COLOR_SHARE = 0.3;
export const FADED_COLOR_SHARE = 0.5;

/**
 * The color of a label on a fill that is mixed with the color of the ring; all `#rrggbb`.
 *
 * @param share of the fill's own color in the mix, from 0 to 1
 */
export const labelColor = (fill: string, share: number, ring: string): string =>
  textColorOn(mix(ring, fill, share));

/** The label of a route's symbols, and their colors as `#rrggbb`. */
export interface VehicleBadge {
  readonly label: string;
  readonly fill: string;
  readonly text: string;
}

/** Longer labels are unreadable in a symbol. The list and the card show the full ID. */
const MAX_LABEL_LENGTH = 4;

/** A route's number in at most four characters. The number of "RAPID-12" is kept, because "RAPID-14" begins the same. */
function shortLabel(label: string): string {
  if (label.length <= MAX_LABEL_LENGTH) return label;
  const [, letter, number] = /^(\p{L})\D*(\d{1,3})$/u.exec(label) ?? [];
  return number === undefined ? `${label.slice(0, MAX_LABEL_LENGTH - 1)}…` : `${letter}${number}`;
}

/** The label and colors of a route's symbols. `label` is what people read as its number, `color` is `#rrggbb`. */
export function badgeOf(label: string, color: string): VehicleBadge {
  return { label: shortLabel(label), fill: color, text: textColorOn(color) };
}
