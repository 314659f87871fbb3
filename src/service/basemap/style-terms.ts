/** A MapLibre style expression: an operator and its arguments. */
export type Expression = readonly [string, ...unknown[]];

/**
 * A layer of the style document. This type covers only what our style uses, because the service does
 * not import MapLibre.
 */
export interface StyleLayer {
  readonly id: string;
  readonly type: 'background' | 'fill' | 'line' | 'symbol';
  readonly 'source-layer'?: string;
  readonly minzoom?: number;
  readonly maxzoom?: number;
  readonly filter?: Expression;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly paint: Readonly<Record<string, unknown>>;
}

/** An expression that interpolates exponentially between the values at given zooms, like the scale of the map. */
export function byZoom(...stops: readonly (readonly [number, unknown])[]): Expression {
  return ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()];
}

/** An expression that is true for features whose field has one of the values. */
export const isOneOf = (field: string, ...values: readonly string[]): Expression => [
  'match',
  ['get', field],
  values,
  true,
  false,
];

export const isNot = (field: string, value: string | number): Expression => [
  '!=',
  ['get', field],
  value,
];

export const IS_LINE: Expression = ['==', ['geometry-type'], 'LineString'];
export const IS_AREA: Expression = ['==', ['geometry-type'], 'Polygon'];

/**
 * Font stacks. The style has no `glyphs`, so MapLibre uses the reader's fonts: the first word sets only
 * the weight, and the family falls back to the system's.
 */
export const FONTS = {
  regular: ['Regular', 'system-ui'],
  medium: ['Medium', 'system-ui'],
  semibold: ['Semibold', 'system-ui'],
  italic: ['Italic', 'system-ui'],
};
