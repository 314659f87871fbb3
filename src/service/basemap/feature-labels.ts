import { ALONG, BY_RANK, IS_POINT, rankWithin, type Label } from './label-terms.ts';
import type { Palette } from './palette.ts';
import { byZoom, FONTS, IS_LINE, isNot, isOneOf } from './style-terms.ts';

const LANDMARKS = [
  'attraction',
  'castle',
  'courthouse',
  'hospital',
  'museum',
  'stadium',
  'townhall',
  'university',
];

const LANDMARK: Label['layout'] = {
  ...BY_RANK,
  'text-font': FONTS.medium,
  'text-max-width': 7,
  'text-padding': 8,
};

/** The names of everything but places, least important first. */
export const featureLabels = (palette: Palette): readonly Label[] => [
  // Through streets once more, beside them. MapLibre places these last, so one is shown only if the street itself has no
  // room, such as under the line of a route.
  {
    id: 'name-beside',
    layer: 'transportation_name',
    minzoom: 12.4,
    filter: [
      'any',
      isOneOf('class', 'primary', 'trunk'),
      ['all', ['>=', ['zoom'], 13], isOneOf('class', 'secondary', 'tertiary')],
    ],
    layout: {
      ...ALONG,
      'text-padding': 1,
      'text-offset': [0, -1.15],
      'text-size': byZoom([12.4, 10], [18, 15]),
    },
    color: palette.roadText,
  },
  {
    id: 'name-minor',
    layer: 'transportation_name',
    minzoom: 14.8,
    filter: ['any', isOneOf('class', 'minor'), isOneOf('subclass', 'pedestrian')],
    layout: { ...ALONG, 'text-size': byZoom([14.8, 10], [18, 14]) },
    color: palette.roadText,
  },
  {
    id: 'name-landmark',
    layer: 'poi',
    minzoom: 15,
    filter: ['all', isOneOf('subclass', ...LANDMARKS), rankWithin(12, [16, 40], [17, 999])],
    layout: { ...LANDMARK, 'text-size': byZoom([15, 10.5], [18, 13]) },
    color: palette.landmarkText,
  },
  {
    id: 'name-station',
    layer: 'poi',
    minzoom: 14,
    filter: ['all', isOneOf('class', 'railway'), isOneOf('subclass', 'station', 'halt')],
    layout: { ...LANDMARK, 'text-size': byZoom([14, 10.5], [18, 13]) },
    color: palette.landmarkText,
  },
  {
    id: 'name-airport',
    layer: 'aerodrome_label',
    minzoom: 9,
    filter: isOneOf('class', 'international', 'public', 'regional'),
    layout: { 'text-font': FONTS.medium, 'text-size': 11, 'text-max-width': 8 },
    color: palette.landmarkText,
  },
  {
    id: 'name-secondary',
    layer: 'transportation_name',
    minzoom: 13,
    filter: isOneOf('class', 'secondary', 'tertiary'),
    layout: { ...ALONG, 'text-size': byZoom([13, 10], [18, 15]) },
    color: palette.roadText,
  },
  {
    id: 'name-main',
    layer: 'transportation_name',
    minzoom: 12.4,
    filter: isOneOf('class', 'primary', 'trunk', 'motorway'),
    text: ['coalesce', ['get', 'name'], ['get', 'ref']],
    layout: { ...ALONG, 'text-font': FONTS.medium, 'text-size': byZoom([12.4, 10], [18, 16]) },
    color: palette.roadText,
  },
  {
    id: 'name-park',
    layer: 'poi',
    minzoom: 12.6,
    filter: [
      'all',
      isOneOf('class', 'park', 'golf', 'cemetery', 'zoo'),
      rankWithin(8, [14, 12], [15, 99]),
    ],
    layout: {
      ...BY_RANK,
      'text-font': FONTS.italic,
      'text-size': byZoom([12.6, 10.5], [16, 13]),
      'text-max-width': 7,
    },
    color: palette.parkText,
  },
  {
    id: 'name-stream',
    layer: 'waterway',
    minzoom: 13,
    filter: ['all', isOneOf('class', 'stream', 'canal'), isNot('brunnel', 'tunnel')],
    layout: { ...ALONG, 'text-font': FONTS.italic, 'text-size': 10.5 },
    color: palette.waterText,
  },
  {
    id: 'name-river',
    layer: 'waterway',
    minzoom: 11.5,
    filter: isOneOf('class', 'river'),
    layout: {
      ...ALONG,
      'text-font': FONTS.italic,
      'text-letter-spacing': 0.08,
      'text-size': byZoom([11.5, 10.5], [16, 15]),
    },
    color: palette.waterText,
    halo: palette.waterHalo,
  },
  {
    id: 'name-lake-line',
    layer: 'water_name',
    minzoom: 9,
    filter: IS_LINE,
    layout: {
      ...ALONG,
      'text-font': FONTS.italic,
      'text-letter-spacing': 0.14,
      'text-size': byZoom([9, 11], [14, 18]),
    },
    color: palette.waterText,
    halo: palette.waterHalo,
  },
  {
    id: 'name-lake',
    layer: 'water_name',
    minzoom: 8,
    filter: IS_POINT,
    layout: {
      'text-font': FONTS.italic,
      // Tiles of low zooms only have large lakes; those of high zooms also have fountains.
      'text-letter-spacing': ['step', ['zoom'], 0.14, 13, 0.06],
      'text-size': byZoom([8, 11], [11.5, 15], [12.9, 15], [13, 11], [16, 12.5]),
      'text-max-width': 6,
      'text-padding': 6,
    },
    color: palette.waterText,
    halo: palette.waterHalo,
  },
];
