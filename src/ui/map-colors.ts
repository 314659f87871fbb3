import type { Theme } from '../lib/theme.ts';

/**
 * The colours of tokens.css that are also drawn on the map's canvas, where no custom property
 * reaches; one set for each ground.
 */
export const MAP_COLORS = {
  light: { fill: '#ffffff', text: '#1b1f24', halo: '#ffffff', accent: '#0a5cc2' },
  dark: { fill: '#181c22', text: '#eceef1', halo: '#12161b', accent: '#7db4f5' },
} as const satisfies Record<Theme, object>;
