import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import type { View } from '../../../view/view.ts';
import { previewCamera } from './previewCamera.ts';

/** Milliseconds between looks at the preview while someone moves its map. */
const INTERVAL = 200;

const isSame = (a: View['camera'], b: View['camera']) =>
  a?.lat === b?.lat && a?.lon === b?.lon && a?.zoom === b?.zoom && a?.bearing === b?.bearing;

/** Calls `onMoved` with the camera of the preview's map whenever it changes while `isMoving`. */
export function useMovedCamera(
  frame: RefObject<HTMLIFrameElement | null>,
  isMoving: boolean,
  onMoved: (camera: NonNullable<View['camera']>) => void,
): void {
  const report = useEffectEvent(onMoved);
  useEffect(() => {
    if (!isMoving) return undefined;
    let last = previewCamera(frame.current);
    const look = () => {
      const camera = previewCamera(frame.current);
      if (camera === null || isSame(camera, last)) return;
      // The first camera is the one that the preview opened with.
      if (last !== null) report(camera);
      last = camera;
    };
    const timer = setInterval(look, INTERVAL);
    return () => {
      look();
      clearInterval(timer);
    };
  }, [isMoving, frame]);
}
