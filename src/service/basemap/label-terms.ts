import type { Palette } from './palette.ts';
import { FONTS, IS_LINE, type Expression, type StyleLayer } from './style-terms.ts';

/** A layer of names. */
export interface Label {
  readonly id: string;
  readonly layer: string;
  readonly minzoom: number;
  readonly maxzoom?: number;
  readonly filter?: Expression;
  /** Default: the feature's own name, in the language of the place. */
  readonly text?: Expression;
  readonly layout: Readonly<Record<string, unknown>>;
  readonly color: string;
  /** Default: the one of most names. */
  readonly halo?: string;
  readonly haloWidth?: number;
}

/** The layout of a name along a line. */
export const ALONG: Label['layout'] = {
  'symbol-placement': 'line',
  'symbol-spacing': 340,
  'text-max-angle': 32,
  'text-padding': 6,
  'text-rotation-alignment': 'map',
  'text-font': FONTS.regular,
};

const NAME: Expression = ['get', 'name'];

/** The schema's rank within a layer and area: 1 is the most important. */
const RANK: Expression = ['number', ['get', 'rank'], 99];

/** The layout of names of which only the most important have room. */
export const BY_RANK: Label['layout'] = { 'symbol-sort-key': RANK };

/** The layout of a name that moves if something else is in its place, such as the line of a route. */
export const MOVABLE: Label['layout'] = {
  'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
  'text-radial-offset': 0.5,
  'text-justify': 'auto',
};

/** Whether a feature's rank is at most `first`, or the limit that begins at a later zoom. */
export const rankWithin = (
  first: number,
  ...later: readonly (readonly [zoom: number, rank: number])[]
): Expression => ['<=', RANK, ['step', ['zoom'], first, ...later.flat()]];

export const IS_POINT: Expression = ['!', IS_LINE];

export const labelLayer =
  (palette: Palette) =>
  ({
    id,
    layer,
    text = NAME,
    layout,
    color,
    halo = palette.halo,
    haloWidth = 1.3,
    ...filterAndZooms
  }: Label): StyleLayer => ({
    id,
    type: 'symbol',
    'source-layer': layer,
    ...filterAndZooms,
    layout: { 'text-field': text, ...layout },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': haloWidth },
  });
