import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import { metersBetween } from '../../../lib/geo/distance.ts';
import { stopNameKey } from '../../../lib/names/stop-name.ts';
import type { CityStop } from '../mergeStops.ts';
import { STOP_RING } from '../stop-ring.ts';
import { colorOnMap } from './route-line-layers.ts';

/** The source of the stops. */
export const STOPS_SOURCE = 'stops';
export const STOPS_LAYER = 'stops-points';

/**
 * The stops as GeoJSON points. Each has the color of the first chosen route that stops there.
 *
 * @param land the ground of the map, `#rrggbb`
 */
export function stopPoints(
  stops: readonly CityStop[],
  colorOf: (routeID: string) => string,
  land: string,
): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: stops.map((stop) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [stop.longitude, stop.latitude] },
      properties: {
        stopID: stop.stopID,
        color: colorOnMap(colorOf(stop.routes[0] ?? ''), land),
      },
    })),
  };
}

/** The source of the stops' names. */
export const STOP_NAMES_SOURCE = 'stop-names';

/** In meters. Stops of one name that are nearer share a label, such as the two sides of a street. */
const SHARED_NAME_DISTANCE = 120;

const placeOf = ({ latitude, longitude }: CityStop) => ({ lat: latitude, lon: longitude });

/**
 * The names of the stops as GeoJSON points: one for the stops of one name that are near each other.
 *
 * @param nameOf gives a name in the page's language
 */
export function stopNamePoints(
  stops: readonly CityStop[],
  nameOf: (own: string, stopID?: string) => string,
): FeatureCollection {
  const labeled = new Map<string, CityStop[]>();
  for (const stop of stops) {
    const key = stopNameKey(stop.intersection);
    const others = labeled.get(key) ?? [];
    const isNear = (other: CityStop) =>
      metersBetween(placeOf(stop), placeOf(other)) <= SHARED_NAME_DISTANCE;
    if (!others.some(isNear)) labeled.set(key, [...others, stop]);
  }
  return {
    type: 'FeatureCollection',
    features: [...labeled.values()].flat().map(({ stopID, intersection, latitude, longitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { name: nameOf(intersection, stopID) },
    })),
  };
}

/** The colors of stops and their names on one basemap theme, `#rrggbb`. */
export interface StopInk {
  readonly fill: string;
  readonly text: string;
  readonly halo: string;
  /** Around a selected stop. */
  readonly accent: string;
  /** The ground of the map. */
  readonly land: string;
}

/** Stops are small points at low zooms and rings at higher ones. */
export function stopLayers(ink: StopInk): LayerSpecification[] {
  return [
    {
      id: STOPS_LAYER,
      type: 'circle',
      source: STOPS_SOURCE,
      paint: {
        'circle-color': ink.fill,
        'circle-stroke-color': ['get', 'color'],
        'circle-radius': [
          'interpolate',
          ['exponential', 1.5],
          ['zoom'],
          10,
          1.5,
          13,
          3.5,
          16,
          STOP_RING.radius,
        ],
        'circle-stroke-width': [
          'interpolate',
          ['linear'],
          ['zoom'],
          10,
          1,
          13,
          2,
          16,
          STOP_RING.edge,
        ],
      },
    },
  ];
}

/** The source of the selected and highlighted stops. */
export const MARKED_STOPS_SOURCE = 'marked-stops';
export const MARKED_STOPS_LAYER = 'marked-stops-points';

/** A marked stop above lots and the names of streets, with a ring in the accent color. */
export function markedStopLayers({ fill, accent }: StopInk): LayerSpecification[] {
  const { markedRadius, edge, ring } = STOP_RING;
  const circle = { type: 'circle', source: MARKED_STOPS_SOURCE } as const;
  return [
    {
      ...circle,
      id: 'marked-stops-ring',
      paint: { 'circle-color': accent, 'circle-radius': markedRadius + edge + ring },
    },
    {
      ...circle,
      id: MARKED_STOPS_LAYER,
      paint: {
        'circle-color': ['get', 'color'],
        'circle-radius': markedRadius,
        'circle-stroke-color': fill,
        'circle-stroke-width': edge,
      },
    },
  ];
}

/** The ring again, above the buses: one that is at the stop is seen inside it. */
export const stopRingLayers = ({ accent }: StopInk): LayerSpecification[] => [
  {
    id: 'marked-stops-front',
    type: 'circle',
    source: MARKED_STOPS_SOURCE,
    paint: {
      'circle-opacity': 0,
      'circle-radius': STOP_RING.markedRadius + STOP_RING.edge,
      'circle-stroke-color': accent,
      'circle-stroke-width': STOP_RING.ring,
    },
  },
];

/** The names of the stops, from zoom 15. */
export function stopNameLayers(ink: StopInk): LayerSpecification[] {
  return [
    {
      id: 'stop-names-text',
      type: 'symbol',
      source: STOP_NAMES_SOURCE,
      minzoom: 15,
      layout: {
        'text-field': ['get', 'name'],
        'text-size': 12,
        // Beside a diagonal line there is room only at a corner.
        'text-variable-anchor': [
          'left',
          'right',
          'bottom-left',
          'top-right',
          'top-left',
          'bottom-right',
          'top',
          'bottom',
        ],
        // In ems: beside the ring of a marked stop, too.
        'text-radial-offset': 1.4,
        'text-max-width': 9,
        'text-justify': 'auto',
      },
      paint: { 'text-color': ink.text, 'text-halo-color': ink.halo, 'text-halo-width': 1.5 },
    },
  ];
}
