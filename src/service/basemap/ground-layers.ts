import type { Palette } from './palette.ts';
import {
  byZoom,
  IS_AREA,
  IS_LINE,
  isNot,
  isOneOf,
  type Expression,
  type StyleLayer,
} from './style-terms.ts';

const CAMPUS = ['school', 'university', 'college', 'kindergarten', 'hospital', 'library'];
const INDUSTRIAL = ['industrial', 'railway', 'quarry', 'garages', 'military', 'bus_station'];
const COMMERCIAL = ['commercial', 'retail'];
const URBAN = ['residential', 'suburb', 'quarter', 'neighbourhood'];
const OUTDOORS = ['pitch', 'playground', 'track', 'stadium', 'zoo', 'theme_park'];

/** Water in a pipe is not drawn. */
const NOT_IN_TUNNEL = isNot('brunnel', 'tunnel');

/** A layer whose color is one of the palette. */
const fill = (
  id: string,
  layer: string,
  color: string | Expression,
  filter?: Expression,
): StyleLayer => ({
  id,
  type: 'fill',
  'source-layer': layer,
  ...(filter === undefined ? {} : { filter }),
  paint: { 'fill-color': color },
});

const landLayers = (palette: Palette): StyleLayer[] => [
  { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
  {
    ...fill(
      'landuse',
      'landuse',
      [
        'match',
        ['get', 'class'],
        COMMERCIAL,
        palette.commercial,
        CAMPUS,
        palette.campus,
        INDUSTRIAL,
        palette.industrial,
        palette.urban,
      ],
      isOneOf('class', ...COMMERCIAL, ...CAMPUS, ...INDUSTRIAL, ...URBAN),
    ),
    // Districts contain the areas of other classes.
    layout: { 'fill-sort-key': ['case', isOneOf('class', ...URBAN), 0, 1] },
  },
  // Protected areas may contain villages and water, so they only tint the land.
  {
    ...fill('protected', 'park', palette.park, IS_AREA),
    paint: { 'fill-color': palette.park, 'fill-opacity': 0.4, 'fill-antialias': false },
  },
  fill(
    'landcover',
    'landcover',
    [
      'match',
      ['get', 'subclass'],
      'golf_course',
      palette.golf,
      ['park', 'village_green', 'recreation_ground'],
      palette.park,
      ['match', ['get', 'class'], 'wood', palette.wood, 'sand', palette.sand, palette.lawn],
    ],
    isOneOf('class', 'wood', 'grass', 'wetland', 'sand'),
  ),
  fill(
    'grounds',
    'landuse',
    ['match', ['get', 'class'], 'cemetery', palette.cemetery, palette.lawn],
    isOneOf('class', 'cemetery', ...OUTDOORS),
  ),
];

const waterLayers = (palette: Palette): StyleLayer[] => [
  {
    id: 'stream',
    type: 'line',
    'source-layer': 'waterway',
    filter: ['all', NOT_IN_TUNNEL, isOneOf('class', 'stream', 'river', 'canal')],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': palette.water,
      'line-width': byZoom([11, 0.8], [14, 2.2], [18, 14]),
    },
  },
  // Below the water, so that only the outer half shows, and no line where the river meets the lake.
  {
    id: 'shore',
    type: 'line',
    'source-layer': 'water',
    minzoom: 11,
    filter: NOT_IN_TUNNEL,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.shore,
      'line-width': byZoom([11, 0.9], [14, 2.2], [18, 5]),
    },
  },
  fill('water', 'water', palette.water, NOT_IN_TUNNEL),
  fill('pier-area', 'transportation', palette.pier, ['all', IS_AREA, isOneOf('class', 'pier')]),
  {
    id: 'pier',
    type: 'line',
    'source-layer': 'transportation',
    filter: ['all', IS_LINE, isOneOf('class', 'pier')],
    paint: { 'line-color': palette.pier, 'line-width': byZoom([12, 0.6], [14, 2], [18, 30]) },
  },
  {
    id: 'ferry',
    type: 'line',
    'source-layer': 'transportation',
    filter: isOneOf('class', 'ferry'),
    paint: { 'line-color': palette.shore, 'line-width': 1.1, 'line-dasharray': [4, 3] },
  },
];

const builtLayers = (palette: Palette): StyleLayer[] => [
  {
    ...fill('square', 'transportation', palette.square, ['all', IS_AREA, isOneOf('class', 'path')]),
    minzoom: 13,
  },
  fill('airport', 'aeroway', palette.industrial, IS_AREA),
  {
    id: 'runway',
    type: 'line',
    'source-layer': 'aeroway',
    filter: IS_LINE,
    paint: {
      'line-color': palette.runway,
      'line-width': byZoom(
        [10, ['match', ['get', 'class'], 'runway', 1.6, 0.3]],
        [14, ['match', ['get', 'class'], 'runway', 12, 3]],
        [18, ['match', ['get', 'class'], 'runway', 150, 40]],
      ),
    },
  },
  {
    id: 'building',
    type: 'fill',
    'source-layer': 'building',
    minzoom: 14,
    paint: {
      'fill-color': [
        'step',
        ['number', ['get', 'render_height'], 0],
        palette.house,
        10,
        palette.block,
        30,
        palette.tower,
      ],
      'fill-outline-color': palette.wall,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0, 14.6, 1],
    },
  },
];

/** Land, parks, water, piers, squares and buildings, bottom to top. */
export const groundLayers = (palette: Palette): StyleLayer[] => [
  ...landLayers(palette),
  ...waterLayers(palette),
  ...builtLayers(palette),
];
