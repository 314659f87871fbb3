import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';

import type { CityStop } from '../../../features/stops/mergeStops.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import { onHistoryNavigation } from '../../../view/useView.ts';
import type { View } from '../../../view/view.ts';

/** The largest zoom for a short route. */
const MOST_ZOOM = 15;
/** Pixels around it. A line may go on under the map's buttons: on a small phone there is little room. */
const MARGIN = 24;

interface RevealRouteOptions {
  view: View;
  /** The stops of the chosen routes. */
  stops: readonly CityStop[];
  /** Changes when the map is ready or has failed. A route chosen before is shown then. */
  mapState: number;
}

/** The route of a view that has one alone; null without. */
const routeOf = ({ routes }: View) => (routes?.length === 1 ? (routes[0] ?? null) : null);

/** Whether something else than the route is shown. */
const hasOther = ({ selection, near, follow, journey }: View) =>
  selection !== null || near !== null || follow !== null || journey !== null;

/**
 * Moves the map to show all of a route once it is chosen, and once its stops are known. The map stays for a link with a
 * camera, for back and forward, and where something else is shown: that of several routes it only offers.
 */
export function useRevealRoute(
  { view, stops, mapState }: RevealRouteOptions,
  handle: RefObject<MapHandle | null>,
): void {
  const routeID = routeOf(view);
  const shown = useRef(view.camera === null && !hasOther(view) ? null : routeID);
  const isOpen = routeID !== null && !hasOther(view);
  const places = useMemo(
    () =>
      stops.flatMap(({ routes, latitude, longitude }) =>
        isOpen && routes.includes(routeID) ? [{ lat: latitude, lon: longitude }] : [],
      ),
    [stops, isOpen, routeID],
  );
  const reveal = useEffectEvent(() => {
    if (routeID === null) shown.current = null;
    if (places.length === 0 || shown.current === routeID || !handle.current?.camera()) return;
    shown.current = routeID;
    handle.current.show(places, MOST_ZOOM, undefined, MARGIN);
  });
  useEffect(
    () =>
      onHistoryNavigation((newView) => {
        shown.current = routeOf(newView);
      }),
    [],
  );
  useEffect(() => reveal(), [routeID, places, mapState]);
}
