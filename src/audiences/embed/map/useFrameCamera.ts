import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Padding } from '../../../map/camera/camera.ts';
import type { View } from '../../../view/view.ts';
import type { Frame } from '../FrameContext.ts';
import type { FrameTarget } from './frameTarget.ts';

/** Close enough to distinguish the stops of one corner. */
const NEAREST_ZOOM = 16;
const ANY_ZOOM = 22;

interface FrameCameraOptions {
  /** What must be in view; null for nothing in particular. */
  target: FrameTarget | null;
  /** The key of what the frame's URL names, or null. */
  firstKey: string | null;
  /** The view's camera, which changes with each move. */
  camera: View['camera'];
  padding: Padding;
  /** Changes when the map is ready or has failed. */
  mapState: number;
}

/**
 * Brings what the frame's URL names into view. At the start the map is fitted to it, again while its
 * card opens over the map, until someone moves the map. If the URL has a camera or an area, the map
 * starts there and moves only as far as a named place needs. Later selections are brought into view once.
 * A map that opens again, after a time off screen, opens with the camera that it had.
 */
export function useFrameCamera(
  { target, firstKey, camera, padding, mapState }: FrameCameraOptions,
  { options, map: handle, movedRef }: Frame,
): void {
  const { bbox, view } = options;
  const [hasArea] = useState(bbox !== null || view.camera !== null);
  const [isReopened] = useState(camera !== view.camera);
  const shownKey = useRef(isReopened ? (target?.key ?? null) : null);
  const previousPadding = useRef(padding);
  const key = target?.key ?? null;
  const hasPlaces = (target?.places.length ?? 0) > 0;

  const show = useEffectEvent(() => {
    const map = handle.current;
    if (!map?.camera()) return;
    const before = previousPadding.current;
    previousPadding.current = padding;
    const { places = [], isSpot = false } = target ?? {};
    const isFirst = key === firstKey;
    const isFitted = !isReopened && !movedRef.current;
    if (isFitted && bbox !== null && view.camera === null && (isFirst || key === null))
      map.show([bbox.southWest, bbox.northEast], ANY_ZOOM, 0);
    if (key === null || !hasPlaces) return;
    const isShown = shownKey.current === key;
    shownKey.current = key;
    if (isFirst && !hasArea) {
      if (isFitted) map.show(places, NEAREST_ZOOM, view.camera?.bearing ?? 0);
    } else if (isFirst && !isSpot) {
      // The URL's area wins over its routes.
    } else if (isShown) map.keepVisible(places, before);
    else map.ensureVisible(places);
  });
  useEffect(() => show(), [key, hasPlaces, padding, mapState]);
}
