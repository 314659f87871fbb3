/** An expression of the style's language: an operator and what it works on. */
export type Expression = readonly [string, ...unknown[]];

/**
 * A layer of the style document. Only as much of the style's grammar as is written here: the
 * service knows no map.
 */
export interface StyleLayer {
  readonly id: string;
  readonly type: 'background' | 'fill' | 'line' | 'symbol';
  readonly source?: string;
  readonly 'source-layer'?: string;
  readonly minzoom?: number;
  readonly maxzoom?: number;
  readonly filter?: Expression;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly paint: Readonly<Record<string, unknown>>;
}

/** The one source of the basemap's style. */
export const SOURCE = 'city';

/**
 * A number that doubles about as the map does: for each zoom its value, grown between them as the
 * ground grows.
 */
export function byZoom(...stops: readonly (readonly [number, number])[]): Expression {
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
