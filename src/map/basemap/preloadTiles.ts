import type { CoveringTilesOptions, StyleSpecification } from 'maplibre-gl';

/** The part of a MapLibre map that is used here. */
interface CoveredMap {
  coveringTiles(
    options: CoveringTilesOptions,
  ): readonly { readonly canonical: { x: number; y: number; z: number } }[];
}

/**
 * Requests the tiles that a map needs first. MapLibre requests them after its first frame, which on a slow phone is
 * half a second later, and then finds them in the browser's cache. So only the tiles of this server are requested:
 * browsers keep those for an hour.
 *
 * @param map at its first camera
 * @param style with absolute URLs
 */
export function preloadTiles(map: CoveredMap, { sources }: StyleSpecification): void {
  for (const source of Object.values(sources)) {
    if (source.type !== 'vector') continue;
    const { tiles: [template] = [], minzoom = 0, maxzoom = 22 } = source;
    if (template?.startsWith(`${location.origin}/`) !== true) continue;
    for (const { canonical } of map.coveringTiles({ tileSize: 512, minzoom, maxzoom })) {
      const { x, y, z } = canonical;
      const url = template.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
      fetch(url).catch(() => {});
    }
  }
}
