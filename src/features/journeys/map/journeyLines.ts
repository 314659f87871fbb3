import type { FeatureCollection, Position } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import type { RouteDocument } from '../../../contract/documents/route-document.ts';
import type { AnyLeg } from '../../../contract/journeys/bike-journeys.ts';
import type { DriveLeg } from '../../../contract/journeys/car-journeys.ts';
import type { WalkLeg } from '../../../contract/journeys/journeys.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { pointOf, rideLine } from './rideLine.ts';

export const JOURNEY_SOURCE = 'journey';

interface PlaceOnMap {
  readonly place: Place;
  readonly color: string;
  readonly kind: 'stop' | 'end';
}

const pointFeature = ({ place, color, kind }: PlaceOnMap) => ({
  type: 'Feature' as const,
  properties: { kind, color },
  geometry: { type: 'Point' as const, coordinates: pointOf(place) },
});

/** Where a journey begins and ends, as GeoJSON. */
export const journeyEnds = (places: readonly Place[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: places.map((place) => pointFeature({ place, color: '', kind: 'end' })),
});

/**
 * A journey as GeoJSON: a line for each leg, and a point where riders get on and off and where it ends.
 *
 * @param walkOf the line of a walk along streets; undefined where it isn't known, and straight
 */
export function journeyLines(
  { legs }: { readonly legs: readonly (AnyLeg | DriveLeg)[] },
  colorOf: (routeID: string) => string,
  documentOf: (routeID: string) => RouteDocument | null | undefined,
  walkOf: (leg: WalkLeg) => readonly Position[] | undefined = () => undefined,
): FeatureCollection {
  const lines = legs.map((leg) => ({
    type: 'Feature' as const,
    properties:
      leg.kind === 'ride' ? { kind: 'ride', color: colorOf(leg.routeID) } : { kind: leg.kind },
    geometry: {
      type: 'LineString' as const,
      coordinates:
        leg.kind === 'ride'
          ? rideLine(leg.from, leg.to, documentOf(leg.routeID)?.line)
          : [
              ...((leg.kind === 'walk' ? walkOf(leg) : undefined) ??
                [leg.from, leg.to].map(pointOf)),
            ],
    },
  }));
  const stops = legs.flatMap((leg): PlaceOnMap[] =>
    leg.kind === 'ride'
      ? [leg.from, leg.to].map((place) => ({ place, color: colorOf(leg.routeID), kind: 'stop' }))
      : leg.kind === 'drive' || leg.kind === 'bike'
        ? [{ place: leg.from, color: '', kind: 'end' }]
        : [],
  );
  const last = legs.at(-1);
  const ends: PlaceOnMap[] = last === undefined ? [] : [{ place: last.to, color: '', kind: 'end' }];
  return {
    type: 'FeatureCollection',
    features: [...lines, ...[...stops, ...ends].map(pointFeature)],
  };
}

/** The layers of a journey: above the routes' lines, and below buses. */
export function journeyLayers(ink: string, halo: string): LayerSpecification[] {
  const source = JOURNEY_SOURCE;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      id: 'journey-casing',
      type: 'line',
      source,
      filter: ['in', ['get', 'kind'], ['literal', ['ride', 'walk', 'bike', 'drive']]],
      layout: round,
      paint: { 'line-color': halo, 'line-width': 10 },
    },
    {
      id: 'journey-walk',
      type: 'line',
      source,
      filter: ['==', ['get', 'kind'], 'walk'],
      layout: round,
      paint: { 'line-color': ink, 'line-width': 4, 'line-dasharray': [0.1, 2] },
    },
    {
      id: 'journey-drive',
      type: 'line',
      source,
      filter: ['in', ['get', 'kind'], ['literal', ['bike', 'drive']]],
      paint: { 'line-color': ink, 'line-width': 4, 'line-dasharray': [2, 1.5] },
    },
    {
      id: 'journey-ride',
      type: 'line',
      source,
      filter: ['==', ['get', 'kind'], 'ride'],
      layout: round,
      paint: { 'line-color': ['get', 'color'], 'line-width': 6 },
    },
    {
      id: 'journey-stops',
      type: 'circle',
      source,
      filter: ['==', ['get', 'kind'], 'stop'],
      paint: {
        'circle-radius': 6,
        'circle-color': halo,
        'circle-stroke-width': 3,
        'circle-stroke-color': ['get', 'color'],
      },
    },
    {
      id: 'journey-end',
      type: 'circle',
      source,
      filter: ['==', ['get', 'kind'], 'end'],
      paint: {
        'circle-radius': 7,
        'circle-color': ink,
        'circle-stroke-width': 3,
        'circle-stroke-color': halo,
      },
    },
  ];
}
