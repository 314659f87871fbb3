import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';

import { elementAt } from '../ground/geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { buildingsByTile } from './building-tiles.ts';
import type { BuildingKind } from './building.ts';
import { createBuildings } from './buildings.ts';
import { pointWith, type TileLayer } from './features.ts';
import { countryTileLayers } from './layers/country-tile-layers.ts';
import { landTileLayers } from './layers/land-tile-layers.ts';
import { placeTileLayers } from './layers/place-tile-layers.ts';
import { railwayPaths, roadTileLayers } from './layers/road-tile-layers.ts';
import { waterTileLayers } from './layers/water-tile-layers.ts';

/** The first zoom with tiles: at lower zooms the city is a point. */
export const MIN_ZOOM = 4;

/** The highest zoom of the tiles. The map overzooms them beyond it. */
export const MAX_ZOOM = 14;

const EXTENT = 4096;

const clearPathsOf = (ground: Ground) => [
  ...railwayPaths(),
  ...[...ground.parks, ...ground.commons].map(({ area }) => [...area, elementAt(area, 0)]),
];

function layerNamed(name: string, features: GeoJSONVTFeature[]): GeoJSONWrapper {
  const layer = new GeoJSONWrapper(features, { version: 2, extent: EXTENT });
  layer.name = name;
  return layer;
}

/** Returns a function that computes its value on the first call and caches it. */
function lazy<T>(make: () => T): () => T {
  let cached: { readonly value: T } | null = null;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}

/** All layers except buildings and landmark labels. */
const allTileLayers = (ground: Ground): TileLayer[] => [
  ...landTileLayers(ground),
  ...countryTileLayers(ground),
  ...waterTileLayers(ground),
  ...roadTileLayers(ground),
  ...placeTileLayers(ground),
];

const withTileIndex = (tileLayer: TileLayer) => ({
  ...tileLayer,
  index: new GeoJSONVT(
    { type: 'FeatureCollection', features: [...tileLayer.features] },
    { maxZoom: MAX_ZOOM, indexMaxZoom: 4, extent: EXTENT, buffer: 80, tolerance: 4 },
  ),
});

/** The height of each kind of building, in meters. */
const HEIGHT: Readonly<Record<BuildingKind, number>> = { house: 7, block: 16, tower: 45 };

const LANDMARK = { class: 'attraction', subclass: 'attraction', rank: 1 };

/**
 * Cuts the city into vector tiles of the OpenMapTiles schema (S18). The work starts with the first
 * request for a tile.
 */
export function createTiles(ground: Ground) {
  const built = lazy(() => createBuildings(ground, clearPathsOf(ground)));
  const buildings = lazy(() => buildingsByTile(built().buildings, MAX_ZOOM, EXTENT));
  const tileLayers = lazy(() => allTileLayers(ground).map(withTileIndex));
  const landmarks = lazy(() =>
    withTileIndex({
      layer: 'poi',
      minZoom: MAX_ZOOM,
      maxZoom: MAX_ZOOM,
      features: built().landmarks.map(({ name, at }) => pointWith(at, { ...LANDMARK, name })),
    }),
  );
  const cache = new Map<string, Uint8Array<ArrayBuffer> | null>();

  function draw(z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null {
    const layers = new Map<string, GeoJSONVTFeature[]>();
    const drawn = z === MAX_ZOOM ? [...tileLayers(), landmarks()] : tileLayers();
    for (const { layer, minZoom, maxZoom, index } of drawn) {
      const features = z >= minZoom && z <= maxZoom ? (index.getTile(z, x, y)?.features ?? []) : [];
      if (features.length > 0) layers.set(layer, [...(layers.get(layer) ?? []), ...features]);
    }
    if (z === MAX_ZOOM) {
      const houses = [...(buildings().get(`${x}/${y}`) ?? [])].map(
        ([kind, rings]): GeoJSONVTFeature => ({
          type: 3,
          tags: { render_height: HEIGHT[kind], render_min_height: 0 },
          geometry: rings,
        }),
      );
      if (houses.length > 0) layers.set('building', houses);
    }
    if (layers.size === 0) return null;
    const named = [...layers].map(([name, features]) => [name, layerNamed(name, features)]);
    return new Uint8Array(fromVectorTileJs({ layers: Object.fromEntries(named) }));
  }

  /** A tile, or null outside the city. Each tile is computed once. */
  return (z: number, x: number, y: number): Uint8Array<ArrayBuffer> | null => {
    const isTile = [z, x, y].every(Number.isInteger) && z >= 0 && z <= MAX_ZOOM;
    if (!isTile || x < 0 || y < 0 || x >= 2 ** z || y >= 2 ** z) return null;
    const key = `${z}/${x}/${y}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const tile = draw(z, x, y);
    // Only tiles with content are cached, since there are countless empty ones.
    if (tile !== null) cache.set(key, tile);
    return tile;
  };
}
