import { areaOf, elementAt, type Path, type Point } from '../ground/geometry.ts';
import { placeOf } from '../ground/place.ts';

/** Features of one layer, shown in a range of zoom levels. */
export interface TileLayer {
  readonly layer: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly features: readonly GeoJSON.Feature[];
}

export type Tags = Readonly<Record<string, string | number>>;

/** The schema's values for a wood. */
export const WOOD: Tags = { class: 'wood', subclass: 'wood' };

/** Converts kilometers of the plan to meters. */
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

/** A polygon with its holes. */
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

/** The centroid of an area. */
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
