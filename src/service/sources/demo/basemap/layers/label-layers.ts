import type { Palette } from './palette.ts';
import { byZoom, FONTS, SOURCE, type Expression, type StyleLayer } from './style-terms.ts';

interface Label {
  readonly id: string;
  readonly layer: string;
  readonly minzoom: number;
  readonly maxzoom?: number;
  readonly filter?: Expression;
  readonly layout: Readonly<Record<string, unknown>>;
  readonly color: string;
  readonly halo: string;
  readonly haloWidth?: number;
}

const kind = (name: string): Expression => ['==', ['get', 'kind'], name];

const ALONG: Label['layout'] = {
  'symbol-placement': 'line',
  'symbol-spacing': 340,
  'text-max-angle': 32,
  'text-padding': 6,
  'text-rotation-alignment': 'map',
  'text-font': FONTS.regular,
};

const UPPERCASE: Label['layout'] = {
  'text-transform': 'uppercase',
  'text-letter-spacing': 0.12,
  'text-max-width': 8,
};

/** Labels, least important first: MapLibre places the labels of later layers first. */
const labels = (palette: Palette): readonly Label[] => [
  {
    id: 'name-local',
    layer: 'road',
    minzoom: 14.8,
    filter: ['==', ['get', 'class'], 'local'],
    layout: { ...ALONG, 'text-size': byZoom([14.8, 10], [18, 14]) },
    color: palette.roadText,
    halo: palette.halo,
  },
  {
    id: 'name-landmark',
    layer: 'landmark',
    minzoom: 15,
    layout: {
      'text-font': FONTS.medium,
      'text-size': byZoom([15, 10.5], [18, 13]),
      'text-max-width': 7,
      'text-padding': 8,
    },
    color: palette.landmarkText,
    halo: palette.halo,
  },
  {
    id: 'name-common',
    layer: 'park_name',
    minzoom: 15,
    filter: ['match', ['get', 'kind'], ['common', 'island'], true, false],
    layout: { 'text-font': FONTS.italic, 'text-size': 11, 'text-max-width': 6 },
    color: palette.parkText,
    halo: palette.halo,
  },
  {
    id: 'name-secondary',
    layer: 'road',
    minzoom: 13,
    filter: ['match', ['get', 'class'], ['secondary', 'country'], true, false],
    layout: { ...ALONG, 'text-size': byZoom([13, 10], [18, 15]) },
    color: palette.roadText,
    halo: palette.halo,
  },
  {
    id: 'name-main',
    layer: 'road',
    minzoom: 12.4,
    filter: ['match', ['get', 'class'], ['main', 'highway'], true, false],
    layout: { ...ALONG, 'text-font': FONTS.medium, 'text-size': byZoom([12.4, 10], [18, 16]) },
    color: palette.roadText,
    halo: palette.halo,
  },
  {
    id: 'name-creek',
    layer: 'waterway',
    minzoom: 13,
    filter: kind('creek'),
    layout: { ...ALONG, 'text-font': FONTS.italic, 'text-size': 10.5 },
    color: palette.waterText,
    halo: palette.halo,
  },
  {
    id: 'name-park',
    layer: 'park_name',
    minzoom: 12.6,
    filter: ['match', ['get', 'kind'], ['common', 'island'], false, true],
    layout: {
      'text-font': FONTS.italic,
      'text-size': byZoom([12.6, 10.5], [16, 13]),
      'text-max-width': 7,
    },
    color: palette.parkText,
    halo: palette.halo,
  },
  {
    id: 'name-river',
    layer: 'waterway',
    minzoom: 11.5,
    filter: kind('river'),
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
    id: 'name-pond',
    layer: 'water_name',
    minzoom: 12.6,
    filter: ['match', ['get', 'kind'], ['pond', 'bay'], true, false],
    layout: {
      'text-font': FONTS.italic,
      'text-size': byZoom([12.6, 10.5], [16, 14]),
      'text-max-width': 6,
    },
    color: palette.waterText,
    halo: palette.waterHalo,
  },
  {
    id: 'name-district',
    layer: 'place',
    minzoom: 11.6,
    maxzoom: 15.6,
    filter: kind('district'),
    layout: {
      ...UPPERCASE,
      'text-font': FONTS.medium,
      'text-size': byZoom([11.6, 9.5], [15, 13]),
      'text-padding': 10,
    },
    color: palette.districtText,
    halo: palette.halo,
    haloWidth: 1.6,
  },
  {
    id: 'name-village',
    layer: 'place',
    minzoom: 9,
    maxzoom: 15,
    filter: kind('village'),
    layout: { 'text-font': FONTS.regular, 'text-size': byZoom([9, 10.5], [14, 14]) },
    color: palette.districtText,
    halo: palette.halo,
  },
  {
    id: 'name-lake',
    layer: 'water_name',
    minzoom: 8,
    filter: kind('lake'),
    layout: {
      'text-font': FONTS.italic,
      'text-letter-spacing': 0.14,
      'text-size': byZoom([8, 11], [14, 20]),
      'text-max-width': 6,
    },
    color: palette.waterText,
    halo: palette.waterHalo,
  },
  {
    id: 'name-city',
    layer: 'place',
    minzoom: 4,
    maxzoom: 12.6,
    filter: kind('city'),
    layout: { 'text-font': FONTS.semibold, 'text-size': byZoom([4, 11], [8, 14], [12, 22]) },
    color: palette.placeText,
    halo: palette.halo,
    haloWidth: 1.8,
  },
];

/** The labels as layers of the style. */
export function labelLayers(palette: Palette): StyleLayer[] {
  return labels(palette).map(
    ({ id, layer, layout, color, halo, haloWidth = 1.3, ...filterAndZooms }) => ({
      id,
      type: 'symbol',
      source: SOURCE,
      'source-layer': layer,
      ...filterAndZooms,
      layout: { 'text-field': ['get', 'name'], ...layout },
      paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': haloWidth },
    }),
  );
}
