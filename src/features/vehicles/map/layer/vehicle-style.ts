import { textColorOn } from '../../../../lib/color.ts';
import { MAP_COLORS } from '../../../../ui/map-colors.ts';
import type { Theme } from '../../../../lib/theme.ts';

/** How the symbols are drawn on one ground; colours are `#rrggbb`. */
export interface VehiclePalette {
  /** The band around a symbol, which sets it off from lines and labels below. */
  readonly ring: string;
  /** The hairline around the ring, which sets that off from the ground. */
  readonly outline: string;
  /** Around the selected vehicle. */
  readonly halo: string;
}

/** What the map's ground needs: on any route colour one of ring and outline has 3:1 with the ground. */
export const VEHICLE_PALETTES: Readonly<Record<Theme, VehiclePalette>> = {
  light: { ring: '#ffffff', outline: '#1b1f24', halo: MAP_COLORS.light.accent },
  dark: { ring: '#12161b', outline: '#e6e9ee', halo: MAP_COLORS.dark.accent },
};

/** A symbol in CSS pixels: on the map, whose shader draws it, as in the marks of lists and legend. */
export const SYMBOL = {
  /** Of the disc, without its ring. */
  radius: 12,
  /** How far ahead the tip's middle is, and how round the tip. */
  tipAt: 16.5,
  tipRadius: 1.5,
  /** The band around it, and the hairline around that. */
  ring: 2,
  outline: 1,
  /** Around a chosen one, and how far that glows. */
  halo: 6,
  glow: 4,
} as const;

/** Of a bus that is not what the rider asked for (R15), and of one whose feed is old (R11). */
export const DIMMED_OPACITY = 0.3;
export const FADED_OPACITY = 0.5;

/** Text and colours of the symbol of one route. */
export interface VehicleBadge {
  readonly label: string;
  readonly fill: string;
  readonly text: string;
}

/** Longer labels would not be read in a symbol; the list and the card have them in full. */
const MAX_LABEL_LENGTH = 4;

export function badgeOf(routeID: string, color: string): VehicleBadge {
  return { label: routeID.slice(0, MAX_LABEL_LENGTH), fill: color, text: textColorOn(color) };
}
