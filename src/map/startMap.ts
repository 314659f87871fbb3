import { importChunk } from '../lib/ChunkLoadError.ts';
import type { Theme } from '../lib/theme.ts';
import type { CameraMap } from './CameraMap.ts';
import { openFirstMap } from './first-map/openFirstMap.ts';
import type { MapOptions, OpenMap } from './openMap.ts';

/** A map whose code may still be loading. */
interface StartedMap extends Omit<OpenMap, 'map'> {
  /** MapLibre's map, or the first map while there is none; null if the browser has no 2D canvas either. */
  map: () => CameraMap | null;
}

/** Opens the first map, and loads MapLibre's code to open the real one, which then takes its place (R38). */
export function startMap(options: Omit<MapOptions, 'first'>): StartedMap {
  const { root, camera, events } = options;
  const first = openFirstMap(options);
  let opened: OpenMap | null = null;
  let isClosed = false;
  const settings = { label: '', isCooperative: false };
  let basemap: { address: string; theme: Theme } | null = null;

  async function load() {
    try {
      const { openMap } = await importChunk(() => import('./openMap.ts'));
      if (isClosed) return;
      opened = openMap({ ...options, first });
    } catch {
      root.dataset.mapState = 'failed';
      if (!isClosed) events.onFailure('map-chunk');
      return;
    }
    opened.setLabel(settings.label);
    opened.setCooperative(settings.isCooperative);
    if (basemap) opened.setBasemap(basemap.address, basemap.theme);
  }

  root.dataset.mapState = 'loading';
  first?.lead(camera);
  void load();
  return {
    map: () => opened?.map() ?? first?.map ?? null,
    setBasemap(address, theme) {
      basemap = { address, theme };
      opened?.setBasemap(address, theme);
    },
    setLabel(label) {
      settings.label = label;
      first?.setLabel(label);
      opened?.setLabel(label);
    },
    setCooperative(isCooperative) {
      settings.isCooperative = isCooperative;
      first?.setCooperative(isCooperative);
      opened?.setCooperative(isCooperative);
    },
    retry: () => opened?.retry(),
    close() {
      isClosed = true;
      opened?.close();
      first?.close();
    },
  };
}
