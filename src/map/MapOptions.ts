import type { Theme } from '../lib/colors/theme.ts';
import type { Camera } from '../lib/geo/Camera.ts';
import type { Padding } from './camera/camera.ts';
import type { FirstMap } from './first-map/FirstMap.ts';
import type { MapFailure } from './health/map-health.ts';
import type { MapLibreMap } from './maplibre.ts';
import type { Scene } from './scene/createScene.ts';
import type { MapEvents } from './wireMap.ts';

export interface MapOptions {
  /** Gets `data-map-state`, `data-first-map`, `data-frames` and `data-idles`, for tests, benches and watchdogs. */
  root: HTMLElement;
  container: HTMLElement;
  scene: Scene;
  /** Shows the scene while the map can't; null if the browser has no 2D canvas. */
  first: FirstMap | null;
  camera: Camera;
  interactive: boolean;
  pixelRatio?: number | undefined;
  padding: () => Padding;
  events: MapEvents & {
    onFailure(failure: MapFailure): void;
    onReady(): void;
    /** Everything is drawn, and nothing is loading. */
    onIdle(): void;
  };
}

/** A map that survives lost contexts and failing basemaps. It never has two WebGL contexts. */
export interface OpenMap {
  /** Creates the map. Does nothing if it is open. */
  open(): void;
  /** Returns the open map, or null while none is open. A recreated map is another object. */
  map: () => MapLibreMap | null;
  setBasemap(address: string, theme: Theme): void;
  setLabel(label: string): void;
  /** Sets the canvas pixels per CSS pixel; undefined for the device's. */
  setPixelRatio(pixelRatio: number | undefined): void;
  setCooperative(isCooperative: boolean): void;
  /** Runs all scheduled retries now, and reports failures that persist again. */
  retry(): void;
  close(): void;
}
