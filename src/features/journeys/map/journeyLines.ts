import type { FeatureCollection, Position } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';

import type { RouteDocument } from '../../../contract/documents/route-document.ts';
import type { AnyLeg } from '../../../contract/journeys/bike-journeys.ts';
import type { DriveLeg } from '../../../contract/journeys/car-journeys.ts';
import type { JourneyPlace, WalkLeg } from '../../../contract/journeys/journeys.ts';
import { METERS_PER_DEGREE } from '../../../lib/geo/lengths.ts';
import { type LineCoordinates, placeOnLine } from '../../../lib/geo/shapes/line.ts';

export const JOURNEY_SOURCE = 'journey';

/** A stop farther from a route's line than this, in meters, is on another one. */
const MOST_OFFSET = 150;

const pointOf = ({ lon, lat }: JourneyPlace): [number, number] => [lon, lat];

/** The vertices of a line between two distances along it, in meters. */
function between(line: LineCoordinates, start: number, end: number): Position[] {
  const found: Position[] = [];
  let along = 0;
  line.forEach(([lon, lat], index) => {
    const [lastLon, lastLat] = line[index - 1] ?? [lon, lat];
    const east = (lon - lastLon) * Math.cos((lat * Math.PI) / 180);
    along += Math.hypot(east, lat - lastLat) * METERS_PER_DEGREE;
    if (along > start && along < end) found.push([lon, lat]);
  });
  return found;
}

/**
 * The way of a ride along its route's line; straight if the line isn't known.
 *
 * @param document of the route; undefined while it isn't read
 */
function rideLine(
  from: JourneyPlace,
  to: JourneyPlace,
  document: RouteDocument | null | undefined,
): Position[] {
  const { line } = document ?? {};
  const parts: readonly LineCoordinates[] =
    line === undefined ? [] : line.type === 'LineString' ? [line.coordinates] : line.coordinates;
  const cuts = parts.flatMap((part) => {
    const [start, end] = [placeOnLine(part, from), placeOnLine(part, to)];
    if (start === null || end === null) return [];
    const offset = Math.max(start.offset, end.offset);
    return start.along < end.along && offset <= MOST_OFFSET
      ? [{ offset, points: () => between(part, start.along, end.along) }]
      : [];
  });
  const [best] = cuts.toSorted((one, other) => one.offset - other.offset);
  return [pointOf(from), ...(best?.points() ?? []), pointOf(to)];
}

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
          ? rideLine(leg.from, leg.to, documentOf(leg.routeID))
          : [
              ...((leg.kind === 'walk' ? walkOf(leg) : undefined) ??
                [leg.from, leg.to].map(pointOf)),
            ],
    },
  }));
  const stops = legs.flatMap((leg) =>
    leg.kind === 'ride'
      ? [leg.from, leg.to].map((place) => ({ place, color: colorOf(leg.routeID), kind: 'stop' }))
      : leg.kind === 'drive' || leg.kind === 'bike'
        ? [{ place: leg.from, color: '', kind: 'end' }]
        : [],
  );
  const last = legs.at(-1);
  const ends = last === undefined ? [] : [{ place: last.to, color: '', kind: 'end' }];
  return {
    type: 'FeatureCollection',
    features: [
      ...lines,
      ...[...stops, ...ends].map(({ place, color, kind }) => ({
        type: 'Feature' as const,
        properties: { kind, color },
        geometry: { type: 'Point' as const, coordinates: pointOf(place) },
      })),
    ],
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
