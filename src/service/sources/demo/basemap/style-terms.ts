import type { ExpressionSpecification } from 'maplibre-gl';

/** The one source of the basemap's style. */
export const SOURCE = 'city';

/**
 * A number that doubles about as the map does: for each zoom its value, grown between them as the
 * ground grows.
 */
export function byZoom(...stops: readonly (readonly [number, number])[]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()];
}

/**
 * Fonts are the reader's own: the first word only tells the weight, and the map falls through to
 * the system's family, since the style names no `glyphs`.
 */
export const FONTS = {
  regular: ['Regular', 'system-ui'],
  medium: ['Medium', 'system-ui'],
  semibold: ['Semibold', 'system-ui'],
  italic: ['Italic', 'system-ui'],
};
