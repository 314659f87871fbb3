import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';

import type { Ground } from '../ground/ground.ts';
import { the } from '../ground/geometry.ts';
import { buildingsByTile } from './building-tiles.ts';
import { createBuildings } from './buildings.ts';
import { countrySheets } from './country-sheets.ts';
import { pointWith, type Sheet } from './features.ts';
import { landSheets } from './land-sheets.ts';
import { placeSheets } from './place-sheets.ts';
import { railwayPaths, roadSheets } from './road-sheets.ts';
import { waterSheets } from './water-sheets.ts';

/** Tiles are cut up to this zoom; nearer ones are drawn from these. */
export const MAX_ZOOM = 14;

const EXTENT = 4096;

const keptFree = (ground: Ground) => [
  ...railwayPaths(),
  ...[...ground.parks, ...ground.commons].map(({ area }) => [...area, the(area, 0)]),
];

function layerNamed(name: string, features: GeoJSONVTFeature[]): GeoJSONWrapper {
  const layer = new GeoJSONWrapper(features, { version: 2, extent: EXTENT });
  layer.name = name;
  return layer;
}

/** Runs once, when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** All that is drawn but the buildings and what is named after them. */
const allSheets = (ground: Ground): Sheet[] => [
  ...landSheets(ground),
  ...countrySheets(ground),
  ...waterSheets(ground),
  ...roadSheets(ground),
  ...placeSheets(ground),
];

const indexed = (sheet: Sheet) => ({
  ...sheet,
  index: new GeoJSONVT(
    { type: 'FeatureCollection', features: [...sheet.features] },
    { maxZoom: MAX_ZOOM, indexMaxZoom: 4, extent: EXTENT, buffer: 80, tolerance: 4 },
  ),
});

/** Cuts the city into vector tiles. Nothing is drawn before the first tile is asked for. */
export function createTiles(ground: Ground) {
  const built = lazily(() => createBuildings(ground, keptFree(ground)));
  const buildings = lazily(() => buildingsByTile(built().buildings, MAX_ZOOM, EXTENT));
  const sheets = lazily(() => allSheets(ground).map(indexed));
  const landmarks = lazily(() =>
    indexed({
      layer: 'landmark',
      from: MAX_ZOOM,
      to: MAX_ZOOM,
      features: built().landmarks.map(({ name, at }) => pointWith(at, { name })),
    }),
  );
  const cut = new Map<string, Uint8Array<ArrayBuffer> | null>();

  function draw(z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null {
    const layers = new Map<string, GeoJSONVTFeature[]>();
    const drawn = z === MAX_ZOOM ? [...sheets(), landmarks()] : sheets();
    for (const { layer, from, to, index } of drawn) {
      const features = z >= from && z <= to ? (index.getTile(z, x, y)?.features ?? []) : [];
      if (features.length > 0) layers.set(layer, [...(layers.get(layer) ?? []), ...features]);
    }
    if (z === MAX_ZOOM) {
      const houses = [...(buildings().get(`${x}/${y}`) ?? [])].map(
        ([kind, rings]): GeoJSONVTFeature => ({ type: 3, tags: { kind }, geometry: rings }),
      );
      if (houses.length > 0) layers.set('building', houses);
    }
    if (layers.size === 0) return null;
    const named = [...layers].map(([name, features]) => [name, layerNamed(name, features)]);
    return new Uint8Array(fromVectorTileJs({ layers: Object.fromEntries(named) }));
  }

  /** A tile, or null where the city does not reach; each is drawn once. */
  return (z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null => {
    const isTile = [z, x, y].every(Number.isInteger) && z >= 0 && z <= MAX_ZOOM;
    if (!isTile || x < 0 || y < 0 || x >= 2 ** z || y >= 2 ** z) return null;
    const key = `${z}/${x}/${y}`;
    const known = cut.get(key);
    if (known !== undefined) return known;
    const tile = draw(z, x, y);
    // Where the city does not reach there is no end of tiles, so only what it holds is kept.
    if (tile !== null) cut.set(key, tile);
    return tile;
  };
}
