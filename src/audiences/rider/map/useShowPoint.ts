import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

import type { Settings } from '../../../contract/settings/settings.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import { startCamera } from '../../../view/startCamera.ts';
import { currentView, onHistoryNavigation } from '../../../view/useView.ts';
import type { View } from '../../../view/view.ts';

interface ShowPointOptions {
  settings: Settings;
  view: View;
  /** Changes when the map is ready or has failed. A point chosen before is shown then. */
  mapState: number;
}

const keyOf = ({ near }: View) => (near === null ? null : `${near.lat} ${near.lon}`);

/**
 * Moves the map to a point that the rider chose elsewhere, such as the rider's location or an address, once and at the scale
 * of its streets. The map stays for a point of a link, which has its own camera, and for one that was tapped.
 *
 * @returns a function to call once the view has a point that was chosen on the map
 */
export function useShowPoint(
  { settings, view, mapState }: ShowPointOptions,
  handle: RefObject<MapHandle | null>,
): () => void {
  const point = keyOf(view);
  const shown = useRef(point);
  const show = useEffectEvent(() => {
    const { near, follow } = view;
    const zoom = handle.current?.camera()?.zoom;
    if (point === shown.current || zoom === undefined) return;
    shown.current = point;
    if (near === null || follow !== null) return;
    const street = startCamera(settings, { ...view, camera: null });
    handle.current?.flyTo({ ...street, zoom: Math.max(street.zoom, zoom) });
  });
  useEffect(
    () =>
      onHistoryNavigation((newView) => {
        shown.current = keyOf(newView);
      }),
    [],
  );
  useEffect(() => show(), [point, mapState]);
  return () => {
    // The map's own view is deferred.
    shown.current = keyOf(currentView());
  };
}
