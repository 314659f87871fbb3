import type { RasterTileSource, VectorTileSource } from 'maplibre-gl';

import type { MapLibreMap } from '../maplibre.ts';

/**
 * Requests the tiles of a source again. If its TileJSON could not be read there are no tiles yet, so it
 * requests that again.
 */
export function refreshSource(map: MapLibreMap, id: string): void {
  const source = map.getSource<VectorTileSource | RasterTileSource>(id);
  if (source === undefined) return;
  const tiles: readonly string[] | undefined = source.tiles;
  if (tiles === undefined && source.url !== undefined) source.setUrl(source.url);
  else map.refreshTiles(id);
}
