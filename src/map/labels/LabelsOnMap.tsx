import { useMemo } from 'react';

import type { Place } from '../../lib/geo/distance.ts';
import { useScenePart } from '../scene/useScenePart.ts';

/** A short text at a place. */
interface PlaceLabel extends Place {
  readonly text: string;
}

interface LabelsOnMapProps {
  /** Names the part of the scene. */
  id: string;
  labels: readonly PlaceLabel[];
  /** `#rrggbb`. */
  ink: { readonly text: string; readonly halo: string };
}

/** Writes short texts beside places, above everything else on the map. */
export function LabelsOnMap({ id, labels, ink: { text, halo } }: LabelsOnMapProps) {
  useScenePart(
    useMemo(
      () => ({
        id,
        order: 60,
        sources: {
          [id]: {
            type: 'FeatureCollection',
            features: labels.map((label) => ({
              type: 'Feature',
              geometry: { type: 'Point', coordinates: [label.lon, label.lat] },
              properties: { text: label.text },
            })),
          },
        },
        layers: [
          {
            id: `${id}-text`,
            type: 'symbol',
            source: id,
            layout: {
              'text-field': ['get', 'text'],
              'text-size': 15,
              // Below, or where it covers no other text, if there is such a side.
              'text-variable-anchor': ['top', 'bottom', 'right', 'left'],
              // In ems: beside a bus or a marked stop.
              'text-radial-offset': 1.3,
              'text-max-width': 12,
              'text-allow-overlap': true,
            },
            paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 3 },
          },
        ],
      }),
      [id, labels, text, halo],
    ),
  );
  return null;
}
