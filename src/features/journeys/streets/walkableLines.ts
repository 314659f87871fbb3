import type { Feature, Position } from 'geojson';

/** Meters east and north of a point. */
export type Point = readonly [x: number, y: number];

/** A street, a path or stairs that people walk on. */
export interface WalkableLine {
  readonly points: readonly Point[];
  /** Lines of different levels meet only where one of them ends: a bridge has no way down to the street below. */
  readonly level: string;
}

/** What a map's tiles have of a street. */
export type StreetFeature = Pick<Feature, 'properties' | 'geometry'>;

/** The layers of streets in the schemas of OpenMapTiles and of Protomaps. */
export const STREET_LAYERS = ['transportation', 'roads'] as const;

/** Kinds of streets that people walk on or along, by `class` (OpenMapTiles) or `kind` (Protomaps). */
const WALKABLE = new Set(
  'trunk primary secondary tertiary minor service track path pier major_road minor_road'.split(' '),
);

const isWalkable = (properties: StreetFeature['properties']): boolean => {
  const { class: ofClass, kind, foot, access, expressway, ramp, subclass } = properties ?? {};
  return (
    WALKABLE.has(String(ofClass ?? kind)) &&
    foot !== 'no' &&
    access !== 'no' &&
    access !== false &&
    expressway !== 1 &&
    expressway !== true &&
    ramp !== 1 &&
    subclass !== 'platform'
  );
};

const levelOf = (properties: StreetFeature['properties']): string => {
  const { brunnel, layer, is_bridge: isBridge, is_tunnel: isTunnel } = properties ?? {};
  const isOff = brunnel === 'bridge' || brunnel === 'tunnel' || isBridge === true || isTunnel;
  return isOff
    ? `${String(brunnel ?? (isBridge === true ? 'bridge' : 'tunnel'))} ${String(layer)}`
    : '';
};

/** The lines of features that people walk on, in meters. @param toPoint of a longitude and a latitude */
export function walkableLines(
  features: readonly StreetFeature[],
  toPoint: (position: Position) => Point,
): readonly WalkableLine[] {
  return features.flatMap(({ properties, geometry }) => {
    if (!isWalkable(properties)) return [];
    const lines =
      geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates
          : [];
    const level = levelOf(properties);
    return lines.map((line) => ({ points: line.map(toPoint), level }));
  });
}
