import type { StyleSpecification } from 'maplibre-gl';

import { ChunkLoadError } from '../../lib/loading/ChunkLoadError.ts';
import type { MapHealth } from '../health/map-health.ts';
import type { MapLibreMap } from '../maplibre.ts';
import { readBasemap } from './basemap.ts';
import { basemapLoader } from './basemapLoader.ts';
import { refreshSource } from './refreshSource.ts';
import { tileRetrier } from './tileRetrier.ts';

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
