import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';

import type { Theme } from '../../lib/colors/theme.ts';

const PALETTES = {
  light: {
    earth: '#f2f0ec',
    green: '#dfe9d5',
    built: '#ebe8e2',
    water: '#bcd6e6',
    building: '#e2ded7',
    road: '#ffffff',
    edge: '#d8d3ca',
    label: '#4a4f57',
    halo: '#f8f7f4',
  },
  dark: {
    earth: '#12161b',
    green: '#17231c',
    built: '#161b21',
    water: '#15293a',
    building: '#1e242c',
    road: '#2d343e',
    edge: '#3a424d',
    label: '#b4bcc7',
    halo: '#12161b',
  },
} as const;

const GREEN = ['park', 'forest', 'wood', 'grass', 'grassland', 'nature_reserve', 'golf_course'];

const widthByZoom = (from: number, to: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  9,
  from,
  18,
  to,
];

/** Muted layers for the Protomaps schema: land, water, buildings, streets and names. */
export function protomapsLayers(theme: Theme): LayerSpecification[] {
  const colors = PALETTES[theme];
  const from = { source: 'basemap' } as const;
  const kind = (...kinds: string[]): ExpressionSpecification => [
    'in',
    ['get', 'kind'],
    ['literal', kinds],
  ];
  const label = {
    'text-color': colors.label,
    'text-halo-color': colors.halo,
    'text-halo-width': 1.5,
  };
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': colors.earth } },
    {
      ...from,
      id: 'landuse',
      type: 'fill',
      'source-layer': 'landuse',
      paint: { 'fill-color': ['case', kind(...GREEN), colors.green, colors.built] },
    },
    {
      ...from,
      id: 'water',
      type: 'fill',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colors.water },
    },
    {
      ...from,
      id: 'buildings',
      type: 'fill',
      'source-layer': 'buildings',
      minzoom: 14,
      paint: { 'fill-color': colors.building },
    },
    {
      ...from,
      id: 'rail',
      type: 'line',
      'source-layer': 'roads',
      minzoom: 12,
      filter: kind('rail'),
      paint: { 'line-color': colors.edge, 'line-dasharray': [3, 2] },
    },
    ...['minor_road', 'major_road', 'highway'].map((road, rank): LayerSpecification => ({
      ...from,
      id: road,
      type: 'line',
      'source-layer': 'roads',
      minzoom: rank === 0 ? 12 : 5,
      filter: kind(road),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.road,
        'line-width': widthByZoom(0.5 + rank / 2, 12 + rank * 4),
      },
    })),
    {
      ...from,
      id: 'street-names',
      type: 'symbol',
      'source-layer': 'roads',
      minzoom: 14,
      filter: ['has', 'name'],
      layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-size': 12 },
      paint: label,
    },
    {
      ...from,
      id: 'place-names',
      type: 'symbol',
      'source-layer': 'places',
      layout: { 'text-field': ['get', 'name'], 'text-size': ['case', kind('locality'), 15, 12] },
      paint: label,
    },
  ];
}
