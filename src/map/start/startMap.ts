import { canDrawMap } from '../../lib/canDrawMap.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import type { CameraMap } from '../camera/CameraMap.ts';
import { openFirstMap } from '../first-map/openFirstMap.ts';
import type { MapFailure } from '../health/map-health.ts';
import type { MapOptions, OpenMap } from '../MapOptions.ts';
import { loadMapLibre } from './loadMapLibre.ts';

/** Milliseconds that the map waits for its worker to start. */
const WORKER_START = 100;

/** A map whose code may still be loading. */
interface StartedMap extends Omit<OpenMap, 'map' | 'open'> {
  /** Returns MapLibre's map if there is one now, otherwise the first map. Null without a 2D canvas. */
  map: () => CameraMap | null;
}

/**
 * Opens the first map, and loads MapLibre's code to open the real one, which then takes its place.
 * Without WebGL2 it doesn't load that code.
 */
export function startMap(options: Omit<MapOptions, 'first'>): StartedMap {
  const { root, camera, events } = options;
  const first = openFirstMap(options);
  let opened: OpenMap | null = null;
  let isClosed = false;
  const settings = { label: '', isCooperative: false, pixelRatio: options.pixelRatio };
  let basemap: { address: string; theme: Theme } | null = null;

  function fail(failure: MapFailure) {
    root.dataset.mapState = 'failed';
    events.onFailure(failure);
  }

  async function load() {
    const code = await loadMapLibre().catch(() => null);
    if (isClosed) return;
    if (code === null) {
      fail('map-chunk');
      return;
    }
    opened = code.openMap({ ...options, pixelRatio: settings.pixelRatio, first });
    opened.setLabel(settings.label);
    opened.setCooperative(settings.isCooperative);
    // The basemap's style is read while the worker starts.
    if (basemap) opened.setBasemap(basemap.address, basemap.theme);
    await code.startWorker(WORKER_START);
    if (!isClosed) opened.open();
  }

  root.dataset.mapState = 'loading';
  first?.lead(camera);
  if (canDrawMap(document)) void load();
  else fail('no-webgl');
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
    setPixelRatio(pixelRatio) {
      settings.pixelRatio = pixelRatio;
      first?.setPixelRatio(pixelRatio);
      opened?.setPixelRatio(pixelRatio);
    },
    setCooperative(isCooperative) {
      settings.isCooperative = isCooperative;
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
