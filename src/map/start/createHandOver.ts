import type { Camera } from '../../lib/geo/Camera.ts';
import { NO_PADDING } from '../camera/camera.ts';
import { cameraOf } from '../createMapHandle.ts';
import type { FirstMap } from '../first-map/FirstMap.ts';
import type { MapLibreMap } from '../maplibre.ts';
import type { Scene } from '../scene/createScene.ts';
import type { Pointer } from '../scene/picking.ts';
import type { Hit, ScreenPoint } from '../scene/scene.ts';

/** Symbols are placed a frame after their tiles have loaded. */
const FULL_FRAMES = 2;

interface HandOverOptions {
  /** Null if the browser has no 2D canvas. */
  first: FirstMap | null;
  scene: Scene;
  currentMap: () => MapLibreMap | null;
}

/** Shows the first map while the real one can't show the scene. */
interface HandOver {
  /** Draws the first map over the real one until the real one has drawn the scene. */
  cover(): void;
  /** The real map has drawn everything. */
  uncover(): void;
  /** Shows the first map alone, because there is no real one. */
  lead(camera: Camera): void;
  /** The real map has drawn a frame. */
  onFrame: () => void;
  /** The real map's camera has changed. */
  onMove: () => void;
  /** What is at a point of the first map; null if it is not shown. */
  hits: (point: ScreenPoint, pointer: Pointer) => readonly Hit[] | null;
}

export function createHandOver({ first, scene, currentMap }: HandOverOptions): HandOver {
  let isShown = true;
  /** How many frames of the real map had the whole scene since the first map was shown. */
  let fullFrames = 0;

  function uncover() {
    isShown = false;
    first?.hide();
  }

  return {
    cover() {
      const map = currentMap();
      [isShown, fullFrames] = [true, 0];
      if (map && first?.follow(cameraOf(map, NO_PADDING))) map.getCanvas().focus();
    },
    uncover,
    lead(camera) {
      isShown = true;
      first?.lead(camera);
    },
    onFrame() {
      const map = currentMap();
      if (!isShown || !map || !scene.isDrawn(map)) return;
      fullFrames += 1;
      if (fullFrames >= FULL_FRAMES) uncover();
    },
    onMove() {
      const map = currentMap();
      if (isShown && map) first?.follow(cameraOf(map, NO_PADDING));
    },
    hits: (point, pointer) => (isShown && first ? first.hits(point, pointer) : null),
  };
}
