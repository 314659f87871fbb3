import type { ErrorEvent, MapLibreMap } from 'maplibre-gl';

import type { Camera } from '../lib/geo/Camera.ts';
import { readAttributions } from './basemap/attribution.ts';
import { isSameView } from './camera/camera.ts';
import type { Padding } from './camera/camera.ts';
import { cameraOf } from './createMapHandle.ts';
import type { Scene } from './scene/createScene.ts';
import { hitsAt } from './scene/picking.ts';
import type { Pointer } from './scene/picking.ts';
import type { Hit, ScreenPoint } from './scene/scene.ts';
import { listenForTaps } from './taps.ts';
import type { Tap } from './taps.ts';

export interface MapEvents {
  onTap: (tap: Tap) => void;
  onCameraEnd: (camera: Camera, byUser: boolean) => void;
  onUserMove: () => void;
  onAttributions: (html: readonly string[]) => void;
  onScale: (metersPerPixel: number) => void;
  onGestureBlocked: (gesture: 'wheel' | 'touch') => void;
}

/** Events of the map for `openMap`, which keeps it alive. */
interface MapLifecycle {
  /** The style has loaded. */
  onStyle: () => void;
  onDrawn: () => void;
  onFrame: () => void;
  /** The camera or the canvas's size changed. */
  onMove: () => void;
  onIdle: () => void;
  /** A tile of a basemap source failed to load. */
  onSourceFailure: (source: string) => void;
  onError: (error: { message: string }) => void;
  /** `isReal` is false if MapLibre simulates the loss to restart its workers. */
  onLost: (isReal: boolean) => void;
  onRestored: () => void;
  /** What is at a point of the first map; null if it is not shown. */
  firstHits: (point: ScreenPoint, pointer: Pointer) => readonly Hit[] | null;
}

interface WireMapOptions {
  scene: Scene;
  padding: () => Padding;
  events: MapEvents;
  lifecycle: MapLifecycle;
}

/** Meters on the ground for each pixel, averaged over a hundred pixels at the map's center. */
function metersPerPixel(map: MapLibreMap): number {
  const { clientWidth, clientHeight } = map.getContainer();
  const [x, y] = [clientWidth / 2, clientHeight / 2];
  return map.unproject([x - 50, y]).distanceTo(map.unproject([x + 50, y])) / 100;
}

/** Subscribes to a new map's events. The map must not have a style yet, so that no event is missed. */
export function wireMap(
  map: MapLibreMap,
  { scene, padding, events, lifecycle }: WireMapOptions,
): void {
  map.setMissingStyleImageResolver((id) => scene.drawImage(id));
  map.on('style.load', () => {
    lifecycle.onStyle();
    // The last style's are gone, also if this one has no sources.
    events.onAttributions(readAttributions(map));
    scene.attach(map);
    map.once('render', lifecycle.onDrawn);
  });
  map.on('render', lifecycle.onFrame);
  map.on('idle', lifecycle.onIdle);
  map.on('error', (event: ErrorEvent) => {
    const source = 'sourceId' in event ? event.sourceId : undefined;
    // A tile server may lack a layer of the schema, for example airports. The rest is drawn.
    if (event.error.message.startsWith('Source layer "')) return;
    if (typeof source === 'string' && !scene.has(source)) {
      lifecycle.onSourceFailure(source);
      // MapLibre draws nothing after an error. Without another frame the map may never become idle.
      map.triggerRepaint();
    } else lifecycle.onError(event.error);
  });
  map.on('webglcontextlost', ({ originalEvent }) => {
    scene.detach();
    lifecycle.onLost(originalEvent.isTrusted);
  });
  map.on('webglcontextrestored', lifecycle.onRestored);

  const reportScale = () => events.onScale(metersPerPixel(map));
  map.on('move', reportScale);
  map.on('resize', reportScale);
  map.on('move', lifecycle.onMove);
  // A wheel's movestart has no original event, so `isMoving` detects the user's moves. A resize fires
  // movestart and moveend too, but does not move the camera.
  let isByUser = false;
  map.on('movestart', (event) => {
    isByUser = map.isMoving() && !('isCommanded' in event);
    if (!isByUser) return;
    map.getContainer().dataset['moving'] = '';
    events.onUserMove();
  });
  let lastCamera = cameraOf(map, padding());
  map.on('moveend', () => {
    delete map.getContainer().dataset['moving'];
    const camera = cameraOf(map, padding());
    if (isSameView(lastCamera, camera)) return;
    lastCamera = camera;
    events.onCameraEnd(camera, isByUser);
  });
  map.on('sourcedata', ({ sourceDataType, sourceId }) => {
    // Our own sources have no attribution, and reading those of a style takes long.
    if (sourceDataType === 'metadata' && !scene.has(sourceId))
      events.onAttributions(readAttributions(map));
  });
  map.on('cooperativegestureprevented', ({ gestureType }) => {
    events.onGestureBlocked(gestureType === 'wheel_zoom' ? 'wheel' : 'touch');
  });
  // The browser empties the canvas after each frame, and prints what is in it then.
  const drawForPrint = () => void map.redraw();
  window.addEventListener('beforeprint', drawForPrint);
  map.on('remove', () => window.removeEventListener('beforeprint', drawForPrint));
  listenForTaps(map, {
    hits: (point, pointer) =>
      lifecycle.firstHits(point, pointer) ?? hitsAt(map, scene.drawn(), point, pointer),
    padding,
    onTap: events.onTap,
  });
  reportScale();
}
