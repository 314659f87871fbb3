import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import { createCanvasContext, imageFrom } from '../../../map/scene/canvas-image.ts';
import type { SceneImage } from '../../../map/scene/scene.ts';

/** A stop on the map. */
export interface PlacedStop {
  readonly stopID: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A route with its line in the settings. */
export interface PlacedRoute {
  readonly routeID: string;
  readonly line?:
    | {
        readonly type: 'LineString';
        readonly coordinates: [number, number][];
      }
    | {
        readonly type: 'MultiLineString';
        readonly coordinates: [number, number][][];
      }
    | undefined;
}

export const CLOSED_STOPS_SOURCE = 'closed-stops';
export const CLOSED_STOPS_LAYER = 'closed-stops-mark';
export const STOPPED_ROUTES_SOURCE = 'stopped-routes';

/** In CSS pixels. */
const SIZE = 20;

/** A "no entry" sign: red with a bar, so that it is not told by its color alone. */
function drawMark(color: string, bar: string): SceneImage {
  return () => {
    const context = createCanvasContext(SIZE, SIZE);
    const middle = SIZE / 2;
    context.beginPath();
    context.arc(middle, middle, middle - 1, 0, 2 * Math.PI);
    context.fillStyle = bar;
    context.fill();
    context.beginPath();
    context.arc(middle, middle, middle - 2.5, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
    context.fillStyle = bar;
    context.fillRect(middle - 4.5, middle - 1.5, 9, 3);
    return imageFrom(context);
  };
}

/** Each color's drawing, because the map redraws an image whose drawing changes. */
const drawings = new Map<string, SceneImage>();

/** The mark of a closed stop. */
export function closedMark(color: string, bar: string): Readonly<Record<string, SceneImage>> {
  const id = `${CLOSED_STOPS_SOURCE}-${color}`;
  const drawing = drawings.get(id) ?? drawMark(color, bar);
  drawings.set(id, drawing);
  return { [id]: drawing };
}

/** The closed stops among those on the map, as GeoJSON. */
export const closedPoints = (
  stops: readonly PlacedStop[],
  closed: ReadonlySet<string>,
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: stops
    .filter(({ stopID }) => closed.has(stopID))
    .map(({ stopID, latitude, longitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { stopID },
    })),
});

/** Above the stops and their names. */
export const closedStopLayers = (color: string): LayerSpecification[] => [
  {
    id: CLOSED_STOPS_LAYER,
    type: 'symbol',
    source: CLOSED_STOPS_SOURCE,
    layout: {
      'icon-image': `${CLOSED_STOPS_SOURCE}-${color}`,
      'icon-size': ['interpolate', ['linear'], ['zoom'], 10, 0.5, 13, 0.8, 16, 1],
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  },
];

/** The lines of the routes that don't run. */
export const stoppedLines = (
  routes: readonly PlacedRoute[],
  stopped: ReadonlySet<string>,
): FeatureCollection => ({
  type: 'FeatureCollection',
  features: routes.flatMap(({ routeID, line }) =>
    line === undefined || !stopped.has(routeID)
      ? []
      : [{ type: 'Feature' as const, properties: { routeID }, geometry: line }],
  ),
});

/** Gaps in the color of the ground, which leave dots of the route's line. */
export const stoppedRouteLayers = (land: string): LayerSpecification[] => [
  {
    id: STOPPED_ROUTES_SOURCE,
    type: 'line',
    source: STOPPED_ROUTES_SOURCE,
    paint: {
      'line-color': land,
      'line-width': ['interpolate', ['linear'], ['zoom'], 10, 2, 14, 5, 17, 8],
      'line-dasharray': [2, 1],
    },
  },
];
