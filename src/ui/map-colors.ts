import type { Theme } from '../lib/colors/theme.ts';

/**
 * The colors of tokens.css for drawing on the map's canvas, which can't read CSS custom properties. `land` is
 * what a city's streets are drawn on in the basemap (service/basemap/palette.ts): in the light theme the darkest
 * of these grounds, in the dark one the lightest.
 */
export const MAP_COLORS = {
  light: {
    fill: '#ffffff',
    text: '#1b1f24',
    halo: '#ffffff',
    accent: '#0a5cc2',
    danger: '#b3261e',
    land: '#ebe9e6',
  },
  dark: {
    fill: '#181c22',
    text: '#eceef1',
    halo: '#12161b',
    accent: '#7db4f5',
    danger: '#f59a92',
    land: '#20282f',
  },
} as const satisfies Record<Theme, object>;
