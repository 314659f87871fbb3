import { MapLibreMap } from './maplibre.ts';

/** MapView has its own hint, in the page's language. */
const NO_HINTS = {
  'CooperativeGesturesHandler.WindowsHelpText': '',
  'CooperativeGesturesHandler.MacHelpText': '',
  'CooperativeGesturesHandler.MobileHelpText': '',
};

interface CreateOptions {
  container: HTMLElement;
  interactive: boolean;
}

/** A flat map without a style; null where this browser has no WebGL2 to give now. */
export function createMap({ container, interactive }: CreateOptions): MapLibreMap | null {
  try {
    return new MapLibreMap({
      container,
      interactive,
      // MapLibre would let a small frame show the world more than once.
      minZoom: 0,
      attributionControl: false,
      locale: NO_HINTS,
      fadeDuration: 0,
      refreshExpiredTiles: false,
      maxTileCacheSize: 100,
      maxPitch: 0,
      pitchWithRotate: false,
      touchPitch: false,
    });
  } catch {
    return null;
  }
}
