import type { MapMouseEvent, MapLibreMap } from 'maplibre-gl';

import type { Place } from '../lib/geo/distance.ts';
import { uncoveredOffset } from './camera/camera.ts';
import type { Padding } from './camera/camera.ts';
import type { CameraMap } from './camera/CameraMap.ts';
import type { Pointer } from './scene/picking.ts';
import type { Hit, ScreenPoint } from './scene/scene.ts';

/** A tap on the map and what it hit, nearest first. */
export interface Tap {
  readonly lngLat: Place;
  readonly point: ScreenPoint;
  readonly hits: readonly Hit[];
  readonly pointer: Pointer;
}

interface TapOptions {
  /** What is at a point, nearest first. */
  hits: (point: ScreenPoint, pointer: Pointer) => readonly Hit[];
  padding: () => Padding;
  onTap: (tap: Tap) => void;
}

/** The center of the uncovered area, in pixels on the canvas. */
export function uncoveredCenter(map: CameraMap, padding: Padding): ScreenPoint {
  const { clientWidth, clientHeight } = map.getContainer();
  const [right, down] = uncoveredOffset(padding);
  return { x: clientWidth / 2 + right, y: clientHeight / 2 + down };
}

/** The place under a point of the canvas, with its longitude from -180 to 180. */
export function placeUnder(map: CameraMap, { x, y }: ScreenPoint): Place {
  const { lat, lng } = map.unproject([x, y]).wrap();
  return { lat, lon: lng };
}

/**
 * Watches what presses an element.
 *
 * @returns whether a finger or a mouse pressed it last. A click itself doesn't say so in Safari before
 * 18.4 and Firefox before 129, where it is no `PointerEvent`.
 */
export function watchPointer(element: HTMLElement): () => Pointer {
  let last: Pointer = 'mouse';
  element.addEventListener('pointerdown', ({ pointerType }) => {
    last = pointerType === 'touch' || pointerType === 'pen' ? 'touch' : 'mouse';
  });
  return () => last;
}

/** The most time between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP_DELAY = 300;

/**
 * Reports taps on an element. A tap that hit nothing starts a search, so it waits until it can't be the first of a
 * double tap, which zooms.
 */
export function createTapReporter(element: HTMLElement, onTap: (tap: Tap) => void) {
  let timer = 0;
  element.addEventListener('pointerdown', () => clearTimeout(timer));
  return (tap: Tap): void => {
    clearTimeout(timer);
    if (tap.hits.length > 0 || tap.pointer === 'key') onTap(tap);
    else timer = window.setTimeout(() => onTap(tap), DOUBLE_TAP_DELAY);
  };
}

/** Listens for clicks, touches and Enter, which taps the center of the uncovered area. */
export function listenForTaps(map: MapLibreMap, { hits, padding, onTap }: TapOptions): void {
  const report = createTapReporter(map.getCanvas(), onTap);
  function tap(point: ScreenPoint, pointer: Pointer) {
    report({ lngLat: placeUnder(map, point), point, hits: hits(point, pointer), pointer });
  }

  const pressedBy = watchPointer(map.getCanvas());
  map.on('click', ({ point, originalEvent }) => {
    const isSecondOfDouble = originalEvent.detail > 1;
    if (!isSecondOfDouble) tap({ x: point.x, y: point.y }, pressedBy());
  });

  map.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tap(uncoveredCenter(map, padding()), 'key');
  });

  let pendingMove: MapMouseEvent | null = null;
  map.on('mousemove', (event) => {
    if (!pendingMove) {
      requestAnimationFrame(() => {
        const over =
          pendingMove && !map.isMoving() ? hits(pendingMove.point, 'mouse').length > 0 : false;
        map.getCanvas().style.cursor = over ? 'pointer' : '';
        pendingMove = null;
      });
    }
    pendingMove = event;
  });
}
