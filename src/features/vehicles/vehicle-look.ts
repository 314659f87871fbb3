import { textOn } from '../../lib/colour.ts';
import { MAP_INK } from '../../ui/map-ink.ts';
import type { Theme } from '../../ui/map-ink.ts';

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
  light: { ring: '#ffffff', outline: '#1b1f24', halo: MAP_INK.light.accent },
  dark: { ring: '#12161b', outline: '#e6e9ee', halo: MAP_INK.dark.accent },
};

/** Radius of a symbol without its ring, in CSS pixels. */
export const SYMBOL_RADIUS = 12;

/** Text and colours of the symbol of one route. */
export interface VehicleBadge {
  readonly label: string;
  readonly fill: string;
  readonly text: string;
}

/** Longer labels would not be read in a symbol; the list and the card have them in full. */
const LONGEST_LABEL = 4;

export function badgeOf(routeID: string, color: string): VehicleBadge {
  return { label: routeID.slice(0, LONGEST_LABEL), fill: color, text: textOn(color) };
}
