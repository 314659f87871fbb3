import type { StyleSpecification, RasterTileSource, VectorTileSource } from 'maplibre-gl';

import { ChunkLoadError } from '../../lib/loading/ChunkLoadError.ts';
import type { MapHealth } from '../health/map-health.ts';
import type { MapLibreMap } from '../maplibre.ts';
import { readBasemap } from './basemap.ts';
import { basemapLoader } from './basemapLoader.ts';
import { tileRetrier } from './tileRetrier.ts';

/**
 * Requests the tiles of a source again. If its TileJSON could not be read there are no tiles yet, so it
 * requests that again.
 */
function refreshSource(map: MapLibreMap, id: string): void {
  const source = map.getSource<VectorTileSource | RasterTileSource>(id);
  if (source === undefined) return;
  const tiles: readonly string[] | undefined = source.tiles;
  if (tiles === undefined && source.url !== undefined) source.setUrl(source.url);
  else map.refreshTiles(id);
}

interface BasemapOptions {
  health: Pick<MapHealth, 'fail' | 'recover'>;
  /** Returns the open map, or null while none is open. */
  currentMap: () => MapLibreMap | null;
  /** Replaces the style that is shown. */
  show: (style: StyleSpecification) => void;
}

/** Creates the loaders of the basemap's style and of its tiles, which report their failures to `health`. */
export function createBasemap({ health, currentMap, show }: BasemapOptions) {
  const style = basemapLoader({
    read: (address, theme, signal) =>
      readBasemap(address, { theme, base: document.baseURI, signal }),
    show,
    onFailure: (error) => health.fail(error instanceof ChunkLoadError ? 'basemap-chunk' : 'style'),
    onLoaded() {
      health.recover('style');
      health.recover('basemap-chunk');
    },
  });
  const tiles = tileRetrier({
    refresh(source) {
      const map = currentMap();
      if (map) refreshSource(map, source);
    },
    onFailure: () => health.fail('tiles'),
    onLoaded: () => health.recover('tiles'),
  });
  return { style, tiles };
}
