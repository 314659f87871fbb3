import type { Palette } from './palette.ts';
import { byZoom, SOURCE, type StyleLayer } from './style-terms.ts';

/** Land, parks, water, piers, rails and buildings, bottom to top. */
export function groundLayers(palette: Palette): StyleLayer[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    {
      id: 'landuse',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'landuse',
      paint: {
        'fill-color': [
          'match',
          ['get', 'kind'],
          'downtown',
          palette.downtown,
          'campus',
          palette.campus,
          'works',
          palette.works,
          palette.urban,
        ],
        'fill-antialias': false,
      },
    },
    {
      id: 'park',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'park',
      paint: {
        'fill-color': [
          'match',
          ['get', 'kind'],
          'wood',
          palette.wood,
          'golf',
          palette.golf,
          'cemetery',
          palette.cemetery,
          palette.park,
        ],
      },
    },
    {
      id: 'creek',
      type: 'line',
      source: SOURCE,
      'source-layer': 'waterway',
      filter: ['==', ['get', 'kind'], 'creek'],
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
      source: SOURCE,
      'source-layer': 'water',
      minzoom: 11,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.shore,
        'line-width': byZoom([11, 0.9], [14, 2.2], [18, 5]),
      },
    },
    {
      id: 'water',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'water',
      paint: { 'fill-color': palette.water },
    },
    {
      id: 'pier',
      type: 'line',
      source: SOURCE,
      'source-layer': 'pier',
      paint: { 'line-color': palette.pier, 'line-width': byZoom([12, 0.6], [14, 2], [18, 30]) },
    },
    {
      id: 'building',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'building',
      minzoom: 14,
      paint: {
        'fill-color': [
          'match',
          ['get', 'kind'],
          'tower',
          palette.tower,
          'block',
          palette.block,
          palette.house,
        ],
        'fill-outline-color': palette.wall,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14, 0, 14.6, 1],
      },
    },
    {
      id: 'rail',
      type: 'line',
      source: SOURCE,
      'source-layer': 'rail',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.rail, 'line-width': byZoom([9, 0.5], [14, 1.6], [18, 8]) },
    },
    {
      id: 'rail-ties',
      type: 'line',
      source: SOURCE,
      'source-layer': 'rail',
      minzoom: 13,
      paint: {
        'line-color': palette.rail,
        'line-width': byZoom([13, 3], [14, 5], [18, 22]),
        'line-dasharray': [0.16, 1.4],
      },
    },
  ];
}
