import type { Geometry, Position } from 'geojson';

import type { FoundPlace } from '../../../contract/places/places.ts';
import { metersBetween, type Place } from '../../../lib/geo/distance.ts';
import type { TiledMap } from '../../../map/openedMap.ts';

/** A name that the basemap's tiles have, and where it is. */
export interface TileName extends Pick<FoundPlace, 'kind' | 'name'> {
  readonly place: Place;
}

/** What the layers of tiles name, in the schemas of OpenMapTiles and of Protomaps. */
const LAYERS = Object.entries({
  place: 'area',
  places: 'area',
  poi: 'place',
  pois: 'place',
  transportation_name: 'street',
  roads: 'street',
} as const satisfies Record<string, FoundPlace['kind']>);

/** Stops are found as stops, and nobody goes to a whole country. */
const LEFT_OUT = /^(?:bus|bus_stop|continent|country|state|province|region)$/;
const MOST_LETTERS = 100;
/** A dense city has as many in the tiles of a screen. */
const MOST_NAMES = 5_000;

/** A point of each line. */
function pointsOf(geometry: Geometry): readonly Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  const lines =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  return lines.flatMap((line) => line.slice(line.length / 2).slice(0, 1));
}

/**
 * The names of places and streets in the tiles that a map has at hand, each once: at the part of it that is the nearest to
 * `near`.
 */
export function namesInTiles(
  map: Pick<TiledMap, 'getStyle' | 'querySourceFeatures'>,
  near: Place,
): readonly TileName[] {
  const found = new Map<string, { readonly name: TileName; readonly meters: number }>();
  const sources = Object.entries(map.getStyle()?.sources ?? {}).filter(
    ([, { type }]) => type === 'vector',
  );
  for (const [source] of sources)
    for (const [sourceLayer, kind] of LAYERS)
      for (const { properties, geometry } of map.querySourceFeatures(source, { sourceLayer })) {
        const { name, class: ofClass, kind: ofKind } = properties ?? {};
        if (typeof name !== 'string' || name === '' || name.length > MOST_LETTERS) continue;
        if (LEFT_OUT.test(String(ofClass ?? ofKind))) continue;
        const key = `${kind} ${name}`;
        for (const [lon = 0, lat = 0] of pointsOf(geometry)) {
          const meters = metersBetween(near, { lat, lon });
          const before = found.get(key);
          if (before === undefined ? found.size < MOST_NAMES : meters < before.meters)
            found.set(key, { name: { kind, name, place: { lat, lon } }, meters });
        }
      }
  return Array.from(found.values(), ({ name }) => name);
}
