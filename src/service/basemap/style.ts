import {
  besideStreetLabels,
  landmarkLabels,
  minorStreetLabels,
  parkLabels,
  streetLabels,
  waterLabels,
} from './feature-labels.ts';
import { groundLayers } from './ground-layers.ts';
import { labelLayer } from './label-terms.ts';
import { type Palette, PALETTES } from './palette.ts';
import { placeLabels } from './place-labels.ts';
import { railLayers } from './rail-layers.ts';
import { roadLayers } from './road-layers.ts';
import type { StyleLayer } from './style-terms.ts';

/** The deepest zoom of the schema's tiles. The map overzooms them beyond it. */
export const DEEPEST_TILES = 14;

/** The only source of the style. */
const SOURCE = 'streets';

/** The credit that the licenses of the map data and of the tile schema ask for. */
export const DEFAULT_ATTRIBUTION =
  '<a href="https://www.openmaptiles.org/">© OpenMapTiles</a> ' +
  '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

/**
 * The labels as layers of the style, least important first: MapLibre places the labels of later layers
 * first.
 */
const labelLayers = (palette: Palette): StyleLayer[] =>
  [
    ...besideStreetLabels(palette),
    ...minorStreetLabels(palette),
    ...landmarkLabels(palette),
    ...streetLabels(palette),
    ...parkLabels(palette),
    ...waterLabels(palette),
    ...placeLabels(palette),
  ].map(labelLayer(palette));

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
