import { MapLibreMap } from './maplibre.ts';

/** Turns off MapLibre's hints: GestureHint shows one in the page's language. */
const NO_HINTS = {
  'CooperativeGesturesHandler.WindowsHelpText': '',
  'CooperativeGesturesHandler.MacHelpText': '',
  'CooperativeGesturesHandler.MobileHelpText': '',
};

interface CreateOptions {
  container: HTMLElement;
  interactive: boolean;
  /** Canvas pixels per CSS pixel; the device's if absent. */
  pixelRatio?: number | undefined;
}

/** Creates a flat map without a style; null if the browser can't provide a WebGL2 context. */
export function createMap({
  container,
  interactive,
  pixelRatio,
}: CreateOptions): MapLibreMap | null {
  try {
    return new MapLibreMap({
      container,
      interactive,
      // By default a small frame could show the world more than once.
      minZoom: 0,
      attributionControl: false,
      locale: NO_HINTS,
      fadeDuration: 0,
      refreshExpiredTiles: false,
      maxTileCacheSize: 100,
      ...(pixelRatio === undefined ? {} : { pixelRatio }),
      maxPitch: 0,
      pitchWithRotate: false,
      touchPitch: false,
    });
  } catch {
    return null;
  }
}
