import { SQUARE } from '../../ground/place.ts';
import { CITY_NAME } from '../../plan/names.ts';
import { MAX_ZOOM } from '../tiles.ts';
import { groundLayers } from './ground-layers.ts';
import { labelLayers } from './label-layers.ts';
import { PALETTES } from './palette.ts';
import { roadLayers } from './road-layers.ts';
import { SOURCE } from './style-terms.ts';

/**
 * Creates the basemap's style document. It needs no glyphs or sprites, so it works offline: MapLibre
 * draws labels with the reader's fonts.
 *
 * @param tilesUrl the part of tile URLs before `/{z}/{x}/{y}.mvt`
 */
export function createStyle(theme: 'light' | 'dark', tilesUrl: string) {
  const palette = PALETTES[theme];
  return {
    version: 8,
    name: `${CITY_NAME}, ${theme}`,
    center: [SQUARE.lon, SQUARE.lat],
    zoom: 13,
    sources: {
      [SOURCE]: {
        type: 'vector',
        tiles: [`${tilesUrl}/{z}/{x}/{y}.mvt`],
        minzoom: 4,
        maxzoom: MAX_ZOOM,
        attribution: 'Curbside demo city (made up)',
      },
    },
    layers: [...groundLayers(palette), ...roadLayers(palette), ...labelLayers(palette)],
  };
}
