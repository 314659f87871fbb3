import {
  besideStreetLabels,
  landmarkLabels,
  minorStreetLabels,
  parkLabels,
  streetLabels,
  waterLabels,
} from './feature-labels.ts';
import { labelLayer } from './label-terms.ts';
import type { Palette } from './palette.ts';
import { placeLabels } from './place-labels.ts';
import type { StyleLayer } from './style-terms.ts';

/**
 * The labels as layers of the style, least important first: MapLibre places the labels of later layers
 * first.
 */
export const labelLayers = (palette: Palette): StyleLayer[] =>
  [
    ...besideStreetLabels(palette),
    ...minorStreetLabels(palette),
    ...landmarkLabels(palette),
    ...streetLabels(palette),
    ...parkLabels(palette),
    ...waterLabels(palette),
    ...placeLabels(palette),
  ].map(labelLayer);
