import { MAP_COLORS } from '../../../ui/map-colors.ts';
import { textColorOn } from '../../../lib/color.ts';
import type { Theme } from '../../../lib/theme.ts';
import type { LotBand } from '../lotState.ts';

/** How a band is coloured on one ground; `#rrggbb`. */
export interface BandColors {
  readonly fill: string;
  /** Around the fill: 3:1 or more with the ground. */
  readonly edge: string;
}

/**
 * Any two fills of a theme are CIEDE2000 15 or more apart with full colour vision, without one kind of
 * cone and in greyscale (C5, decision 0009); test/features/parking/lot-palette.test.ts proves it, and
 * test/browser/palette.spec.ts on the map with the eyes of the browser. Grey
 * is for what is not known, and full is not grey.
 */
export const LOT_PALETTE: Readonly<Record<Theme, Readonly<Record<LotBand, BandColors>>>> = {
  light: {
    plenty: { fill: '#0f938c', edge: '#064f4b' },
    some: { fill: '#eba809', edge: '#6e4c00' },
    few: { fill: '#a43417', edge: '#571607' },
    full: { fill: '#45152c', edge: '#1e0612' },
    unknown: { fill: '#f5f5f6', edge: '#5f6670' },
  },
  dark: {
    plenty: { fill: '#1cbac6', edge: '#b4f0f5' },
    some: { fill: '#feeb7a', edge: '#fff8cf' },
    few: { fill: '#d14a18', edge: '#ffb89f' },
    full: { fill: '#812370', edge: '#f0a6e0' },
    unknown: { fill: '#16191f', edge: '#9aa3b0' },
  },
};

/** A band's colour for the page, where the theme is the browser's to know. */
export function bandColor(band: LotBand, part: keyof BandColors): string {
  return `light-dark(${LOT_PALETTE.light[band][part]}, ${LOT_PALETTE.dark[band][part]})`;
}

/** What reads on a band's colour, for the page. */
export function textOnBand(band: LotBand): string {
  return `light-dark(${textColorOn(LOT_PALETTE.light[band].fill)}, ${textColorOn(LOT_PALETTE.dark[band].fill)})`;
}

/** What sets a marker off from streets and lines below it, and marks the chosen one. */
export const MARKER_COLORS: Readonly<
  Record<Theme, { readonly halo: string; readonly ink: string; readonly accent: string }>
> = {
  light: {
    halo: MAP_COLORS.light.halo,
    ink: MAP_COLORS.light.text,
    accent: MAP_COLORS.light.accent,
  },
  dark: { halo: MAP_COLORS.dark.halo, ink: MAP_COLORS.dark.text, accent: MAP_COLORS.dark.accent },
};
