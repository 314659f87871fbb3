import { areaOf, elementAt, type Path, type Point } from '../ground/geometry.ts';
import { placeOf } from '../ground/place.ts';

/** Features of one layer that are drawn from a zoom on, up to another. */
export interface TileLayer {
  readonly layer: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly features: readonly GeoJSON.Feature[];
}

export type Tags = Readonly<Record<string, string | number>>;

/** Kilometres of the plan as metres. */
export const metersOf = (plan: readonly (readonly [number, number])[]): Point[] =>
  plan.map(([east, north]) => [east * 1000, north * 1000]);

const position = (point: Point): [number, number] => {
  const { lat, lon } = placeOf(point);
  return [lon, lat];
};

export const lineWith = (path: Path, properties: Tags): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: { type: 'LineString', coordinates: path.map(position) },
  properties,
});

/** An area, its holes after it. */
export const areaWith = (rings: readonly Path[], properties: Tags): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: rings.map((ring) => [...ring, elementAt(ring, 0)].map(position)),
  },
  properties,
});

export const pointWith = (at: Point, properties: Tags): GeoJSON.Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: position(at) },
  properties,
});

/** The centre of an area, as if it were cut out of a board. */
export function middleOf(area: Path): Point {
  let [x, y] = [0, 0];
  let before = elementAt(area, -1);
  for (const corner of area) {
    const cross = before[0] * corner[1] - corner[0] * before[1];
    x += (before[0] + corner[0]) * cross;
    y += (before[1] + corner[1]) * cross;
    before = corner;
  }
  const six = 6 * areaOf(area);
  return [x / six, y / six];
}
