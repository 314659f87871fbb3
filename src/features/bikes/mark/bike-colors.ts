import type { Theme } from '../../../lib/colors/theme.ts';

/** The colors of bikes on each basemap, unlike those of lots' bands. `text` reads on `fill` with 4.5:1 at least. */
export const BIKE_COLORS: Readonly<
  Record<Theme, { readonly fill: string; readonly text: string }>
> = {
  light: { fill: '#0f5e73', text: '#ffffff' },
  dark: { fill: '#8fd6e8', text: '#0b2730' },
};
