import type { Theme } from '../lib/theme.ts';

/**
 * The colors of tokens.css for drawing on the map's canvas, which can't read CSS custom properties.
 */
export const MAP_COLORS = {
  light: { fill: '#ffffff', text: '#1b1f24', halo: '#ffffff', accent: '#0a5cc2' },
  dark: { fill: '#181c22', text: '#eceef1', halo: '#12161b', accent: '#7db4f5' },
} as const satisfies Record<Theme, object>;
