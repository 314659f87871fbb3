import { textColorOn } from '../../../lib/colors/color.ts';
import type { Theme } from '../../../lib/colors/theme.ts';
import type { LotBand } from '../lotState.ts';

/** The colors of a band in one theme, as `#rrggbb`. */
export interface BandColors {
  readonly fill: string;
  /** Outline of the fill, with a contrast of 3:1 or more against the background. */
  readonly edge: string;
}

/**
 * Any two fills of a theme have a CIEDE2000 difference of 15 or more, with full color vision, with
 * each kind of dichromacy and in grayscale (decision 0009). lot-palette.test.ts checks the values,
 * and test/browser/map/palette.spec.ts checks the map as drawn. Only `unknown` is gray, and none is red,
 * which many cities give to their main route: `few` is brown.
 */
export const LOT_PALETTE: Readonly<Record<Theme, Readonly<Record<LotBand, BandColors>>>> = {
  light: {
    plenty: { fill: '#0f938c', edge: '#064f4b' },
    some: { fill: '#eba809', edge: '#6e4c00' },
    few: { fill: '#7e4e07', edge: '#432803' },
    full: { fill: '#45152c', edge: '#1e0612' },
    unknown: { fill: '#f5f5f6', edge: '#5f6670' },
  },
  dark: {
    plenty: { fill: '#1cbac6', edge: '#b4f0f5' },
    some: { fill: '#feeb7a', edge: '#fff8cf' },
    few: { fill: '#ae6a04', edge: '#ffd08a' },
    full: { fill: '#812370', edge: '#f0a6e0' },
    unknown: { fill: '#16191f', edge: '#9aa3b0' },
  },
};

/** A band's color as a CSS `light-dark()` value. */
export function bandColor(band: LotBand, part: keyof BandColors): string {
  return `light-dark(${LOT_PALETTE.light[band][part]}, ${LOT_PALETTE.dark[band][part]})`;
}

/** A text color that is readable on a band's fill, as a CSS `light-dark()` value. */
export function textOnBand(band: LotBand): string {
  return `light-dark(${textColorOn(LOT_PALETTE.light[band].fill)}, ${textColorOn(LOT_PALETTE.dark[band].fill)})`;
}
