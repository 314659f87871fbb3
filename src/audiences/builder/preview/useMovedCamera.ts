import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

import type { View } from '../../../view/view.ts';
import { isPreviewDrawn, previewCamera } from './previewCamera.ts';

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
    let wasDrawn = isPreviewDrawn(frame.current);
    const look = () => {
      const camera = previewCamera(frame.current);
      // The camera of a map that wasn't drawn before is the one that it opened with.
      if (camera !== null && !isSame(camera, last) && wasDrawn) report(camera);
      last = camera;
      wasDrawn = isPreviewDrawn(frame.current);
    };
    const timer = setInterval(look, INTERVAL);
    return () => {
      look();
      clearInterval(timer);
    };
  }, [isMoving, frame]);
}
