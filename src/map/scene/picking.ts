import { ownValue } from '../../lib/ownValue.ts';
import type { Hit, Project, ScenePart, ScreenPoint } from './scene.ts';

export type Pointer = 'mouse' | 'touch' | 'key';

/** Hit radius around a tap: targets for a finger or the keyboard are 44 px wide. */
const RADIUS_PX: Record<Pointer, number> = { mouse: 6, touch: 22, key: 22 };

/** The part of a MapLibre map that hit testing uses. */
export interface PickMap {
  getLayer(id: string): unknown;
  queryRenderedFeatures(
    box: [[number, number], [number, number]],
    options: { layers: string[] },
  ): readonly {
    layer: { id: string };
    id?: string | number | undefined;
    properties: Record<string, unknown>;
    geometry: GeoJSON.Geometry;
  }[];
  project: Project;
}

const gap = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(a.x - b.x, a.y - b.y);

function gapToSegment(point: ScreenPoint, from: ScreenPoint, to: ScreenPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const clamped = Math.min(1, Math.max(0, along));
  return gap(point, { x: from.x + clamped * dx, y: from.y + clamped * dy });
}

/** Pixels from a point to a geometry; 0 for areas, which are only queried if the point hits them. */
function gapTo(point: ScreenPoint, geometry: GeoJSON.Geometry, project: Project): number {
  const at = ([lon = 0, lat = 0]: GeoJSON.Position) => project([lon, lat]);
  const nearest = (line: GeoJSON.Position[]) => {
    const points = line.map(at);
    return Math.min(
      ...points.slice(1).map((to, index) => gapToSegment(point, points[index] ?? to, to)),
    );
  };
  switch (geometry.type) {
    case 'Point':
      return gap(point, at(geometry.coordinates));
    case 'MultiPoint':
      return Math.min(...geometry.coordinates.map((position) => gap(point, at(position))));
    case 'LineString':
      return nearest(geometry.coordinates);
    case 'MultiLineString':
      return Math.min(...geometry.coordinates.map(nearest));
    default:
      return 0;
  }
}

/**
 * Hit test: everything at a point, nearest first and, at equal distance, top first.
 *
 * @param map a map whose style is loaded
 * @param parts the parts on the map, from the bottom to the top
 * @param point pixels on the canvas
 */
export function hitsAt(
  map: PickMap,
  parts: readonly ScenePart[],
  point: ScreenPoint,
  pointer: Pointer,
): Hit[] {
  const radius = RADIUS_PX[pointer];
  const project: Project = (lngLat) => map.project(lngLat);
  const picks = new Map(
    parts.flatMap((part, height) =>
      (part.pick ?? [])
        .filter(({ layer }) => map.getLayer(layer))
        .map((pick) => [pick.layer, { ...pick, height }]),
    ),
  );
  const layers = [...picks.keys()];
  const renderedHits = (within: number) =>
    layers.length === 0
      ? []
      : map
          .queryRenderedFeatures(
            [
              [point.x - within, point.y - within],
              [point.x + within, point.y + within],
            ],
            { layers },
          )
          .flatMap((feature) => {
            const pick = picks.get(feature.layer.id);
            const id = pick && (ownValue(feature.properties, pick.idProperty) ?? feature.id);
            if (!pick || (typeof id !== 'string' && typeof id !== 'number')) return [];
            const distancePx = gapTo(point, feature.geometry, project);
            return [{ kind: pick.kind, id: String(id), distancePx, height: pick.height }];
          });
  const hits = [
    ...parts.flatMap((part, height) =>
      (part.custom?.pick(point, radius, project) ?? []).map((hit) => ({ ...hit, height })),
    ),
    // A symbol directly under the pointer is hit however far its center is. Others must be in the radius.
    ...renderedHits(RADIUS_PX.mouse),
    ...(radius > RADIUS_PX.mouse
      ? renderedHits(radius).filter(({ distancePx }) => distancePx <= radius)
      : []),
  ].toSorted((a, b) => a.distancePx - b.distancePx || b.height - a.height);
  const first = new Map<string, Hit>();
  for (const { kind, id, distancePx } of hits) {
    const key = `${kind}\n${id}`;
    if (!first.has(key)) first.set(key, { kind, id, distancePx });
  }
  return [...first.values()];
}
