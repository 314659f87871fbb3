import type { Camera } from '../../lib/geo/Camera.ts';
import type { CameraMap } from '../camera/CameraMap.ts';
import type { Pointer } from '../scene/picking.ts';
import type { Hit, ScreenPoint } from '../scene/scene.ts';

/**
 * The scene on a 2D canvas: until MapLibre has drawn it, and wherever MapLibre cannot run. Beneath
 * it there is no basemap. It can be tapped, and moved by buttons, but not by gestures.
 */
export interface FirstMap {
  readonly map: CameraMap;
  /** What is drawn at a point, nearest first. */
  hits(point: ScreenPoint, pointer: Pointer): readonly Hit[];
  setLabel(label: string): void;
  setPixelRatio(pixelRatio: number | undefined): void;
  /** Takes the input from now on, because there is no real map. */
  lead(camera: Camera): void;
  /**
   * Draws on top of the real map with its camera, without input. The camera's center is the canvas's.
   *
   * @returns whether the first map had the keyboard focus until now
   */
  follow(camera: Camera): boolean;
  /** Takes the first map off the page, because the real map shows the same. */
  hide(): void;
  close(): void;
}
