import { featureLabels } from './feature-labels.ts';
import { groundLayers } from './ground-layers.ts';
import { labelLayer } from './label-terms.ts';
import { type Palette, PALETTES } from './palette.ts';
import { placeLabels } from './place-labels.ts';
import { roadLayers } from './road-layers.ts';
import { type StyleLayer, byZoom, isNot, isOneOf, type Expression } from './style-terms.ts';

/** Tracks above ground. Sidings and yards, which have a `service`, are left to the larger zooms. */
const ABOVE_GROUND: Expression = [
  'all',
  isNot('brunnel', 'tunnel'),
  isOneOf('class', 'rail', 'transit'),
  ['any', ['!', ['has', 'service']], ['>=', ['zoom'], 14]],
];

const railLayers = (palette: Palette): StyleLayer[] => [
  {
    id: 'rail',
    type: 'line',
    'source-layer': 'transportation',
    filter: ABOVE_GROUND,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.rail,
      'line-width': byZoom([9, 0.5], [13, 0.9], [14, 1.2], [18, 6]),
    },
  },
  {
    id: 'rail-ties',
    type: 'line',
    'source-layer': 'transportation',
    minzoom: 14.5,
    filter: [
      'all',
      isNot('brunnel', 'tunnel'),
      isOneOf('class', 'rail'),
      ['!', ['has', 'service']],
    ],
    paint: {
      'line-color': palette.rail,
      'line-width': byZoom([14.5, 4], [18, 20]),
      'line-dasharray': [0.16, 1.4],
    },
  },
];

/** The deepest zoom of the schema's tiles. The map overzooms them beyond it. */
export const DEEPEST_TILES = 14;

/** The only source of the style. */
const SOURCE = 'streets';

/** The credit that the licenses of the map data and of the tile schema ask for. */
export const DEFAULT_ATTRIBUTION =
  '<a href="https://www.openmaptiles.org/">© OpenMapTiles</a> ' +
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

/** The labels as layers of the style, least important first: MapLibre places the labels of later layers first. */
const labelLayers = (palette: Palette): StyleLayer[] =>
  [...featureLabels(palette), ...placeLabels(palette)].map(labelLayer(palette));

/**
 * Vector tiles in the OpenMapTiles schema: the URL of a TileJSON document, which holds the rest, or a
 * template with `{z}`, `{x}` and `{y}`. Attributions are HTML.
 */
export type TileSet =
  | { readonly url: string; readonly attribution?: string }
  | {
      readonly tiles: readonly [string];
      readonly minzoom: number;
      readonly maxzoom: number;
      readonly attribution: string;
    };

/**
 * Creates the style document that draws tiles in the OpenMapTiles schema. It needs no glyphs or
 * sprites, so labels work offline and in every script: MapLibre draws them with the reader's fonts.
 *
 * @param tileSet undefined for a plain ground
 */
export function createStyle(theme: 'light' | 'dark', tileSet: TileSet | undefined) {
  const palette = PALETTES[theme];
  const layers = [
    ...groundLayers(palette),
    ...railLayers(palette),
    ...roadLayers(palette),
    ...labelLayers(palette),
  ];
  return {
    version: 8,
    name: `Curbside, ${theme}`,
    // For a TileJSON that names no attribution.
    metadata: { 'curbside:attribution': DEFAULT_ATTRIBUTION },
    sources: tileSet === undefined ? {} : { [SOURCE]: { type: 'vector', ...tileSet } },
    layers: layers.flatMap((layer) => {
      if (layer.type === 'background') return layer;
      return tileSet === undefined ? [] : { ...layer, source: SOURCE };
    }),
  };
}
