import { MOVABLE, BY_RANK, rankWithin, type Label } from './label-terms.ts';
import type { Palette } from './palette.ts';
import { byZoom, FONTS, isOneOf } from './style-terms.ts';

const UPPERCASE: Label['layout'] = {
  'text-transform': 'uppercase',
  'text-letter-spacing': 0.12,
  'text-max-width': 8,
};

/** The names of neighborhoods, villages, towns and cities, least important first. */
export const placeLabels = (palette: Palette): readonly Label[] => [
  {
    id: 'name-island',
    layer: 'place',
    minzoom: 14,
    filter: isOneOf('class', 'island'),
    layout: { ...BY_RANK, 'text-font': FONTS.italic, 'text-size': 11, 'text-max-width': 6 },
    color: palette.parkText,
  },
  {
    id: 'name-neighborhood',
    layer: 'place',
    minzoom: 13.4,
    maxzoom: 16,
    filter: isOneOf('class', 'neighbourhood', 'hamlet'),
    layout: {
      ...BY_RANK,
      ...MOVABLE,
      'text-font': FONTS.medium,
      'text-size': byZoom([13.4, 10], [16, 12]),
      'text-max-width': 7,
      'text-padding': 10,
    },
    color: palette.districtText,
    haloWidth: 1.6,
  },
  {
    id: 'name-district',
    layer: 'place',
    minzoom: 11.6,
    maxzoom: 15.6,
    filter: isOneOf('class', 'suburb', 'quarter'),
    layout: {
      ...BY_RANK,
      ...MOVABLE,
      ...UPPERCASE,
      'text-font': FONTS.medium,
      'text-size': byZoom([11.6, 9.5], [15, 13]),
      'text-padding': 10,
    },
    color: palette.districtText,
    haloWidth: 1.6,
  },
  {
    id: 'name-village',
    layer: 'place',
    minzoom: 9,
    maxzoom: 15,
    filter: ['all', isOneOf('class', 'village'), rankWithin(12, [11, 15], [12, 99])],
    layout: {
      ...BY_RANK,
      ...MOVABLE,
      'text-font': FONTS.regular,
      'text-size': byZoom([9, 10.5], [14, 14]),
      'text-padding': 6,
    },
    color: palette.districtText,
  },
  {
    id: 'name-town',
    layer: 'place',
    minzoom: 7,
    maxzoom: 14.5,
    filter: ['all', isOneOf('class', 'town'), rankWithin(11, [10, 12], [11, 99])],
    layout: {
      ...BY_RANK,
      ...MOVABLE,
      'text-font': FONTS.medium,
      'text-size': byZoom([7, 10], [10, 11], [14, 15]),
      'text-padding': 8,
    },
    color: palette.districtText,
    haloWidth: 1.6,
  },
  {
    id: 'name-city',
    layer: 'place',
    minzoom: 4,
    maxzoom: 12.6,
    filter: isOneOf('class', 'city'),
    layout: {
      ...BY_RANK,
      ...MOVABLE,
      'text-font': FONTS.semibold,
      // A city within the area of a larger one, such as Boulogne beside Paris, is drawn like a town.
      'text-size': byZoom(
        [4, 11],
        [8, ['step', ['number', ['get', 'rank'], 99], 14, 7, 12]],
        [12, ['step', ['number', ['get', 'rank'], 99], 22, 7, 15]],
      ),
      'text-padding': 6,
    },
    color: palette.placeText,
    haloWidth: 1.8,
  },
];
