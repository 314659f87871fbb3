import type { Palette } from './palette.ts';
import { byZoom, isNot, isOneOf, type Expression, type StyleLayer } from './style-terms.ts';

/** Tracks above ground. Sidings and yards, which have a `service`, are left to the larger zooms. */
const ABOVE_GROUND: Expression = [
  'all',
  isNot('brunnel', 'tunnel'),
  isOneOf('class', 'rail', 'transit'),
  ['any', ['!', ['has', 'service']], ['>=', ['zoom'], 14]],
];

export const railLayers = (palette: Palette): StyleLayer[] => [
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
