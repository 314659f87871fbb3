import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

import type { CityStop } from '../../../features/stops/mergeStops.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { Padding } from '../../../map/camera/camera.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import type { View } from '../../../view/view.ts';

interface RoutesOutsideOptions {
  view: View;
  /** The stops of the chosen routes. */
  stops: readonly CityStop[];
  padding: Padding;
  /** Changes when the map is ready or has failed. */
  mapState: number;
}

const NO_PLACES: readonly Place[] = [];

/**
 * The stops of the routes that the rider has chosen, if none of them is on this part of the map; else none. The
 * map moves there by itself only as a single one is chosen, so that the page offers it.
 */
export function useRoutesOutside(
  { view, stops, padding, mapState }: RoutesOutsideOptions,
  handle: RefObject<MapHandle | null>,
): readonly Place[] {
  const { routes, selection, near, follow, camera } = view;
  const isAboutRoutes = selection === null && near === null && follow === null;
  const hasChosen = isAboutRoutes && routes !== null && routes.length > 0;
  const places = useMemo(
    () =>
      hasChosen
        ? stops.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }))
        : NO_PLACES,
    [hasChosen, stops],
  );
  const [outside, setOutside] = useState(NO_PLACES);
  useEffect(() => {
    // The URL's camera changes whenever the map has come to rest.
    void camera;
    void mapState;
    // In a frame of its own: a tap that changes the routes is answered first.
    const frame = requestAnimationFrame(() =>
      setOutside(handle.current?.isAnyInSight(places) === false ? places : NO_PLACES),
    );
    return () => cancelAnimationFrame(frame);
  }, [places, camera, padding, mapState, handle]);
  return outside;
}
