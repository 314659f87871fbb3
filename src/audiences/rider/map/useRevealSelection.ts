import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

import { wayMargin } from '../../../city/map/wayMargin.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { NO_PADDING } from '../../../map/camera/camera.ts';
import type { Padding } from '../../../map/camera/camera.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import { startCamera } from '../../../view/startCamera.ts';
import { onHistoryNavigation } from '../../../view/useView.ts';
import type { Selection, View } from '../../../view/view.ts';

const keyOf = (selection: Selection | null) =>
  selection === null ? null : `${selection.kind} ${selection.id}`;

/** Below it the map shows a district or more, and a selection is one dot among many. */
const FAR_ZOOM = 14;
/** Shows the streets around a place, and all stops with their names. */
const NEAR_ZOOM = 15;

interface RevealOptions {
  settings: Settings;
  view: View;
  /** The view's selection; a stop by the service's own ID once that is known. */
  ownSelection: Selection | null;
  /** Where the selected thing is now; empty while unknown. */
  places: readonly Place[];
  padding: Padding;
  /** Changes when the map is ready or has failed. A selection made before is shown then. */
  mapState: number;
}

/**
 * Moves the map to show a new selection, once: not again when the bus drives on, or leaves the feed and comes back. From far
 * away it also brings one place near, and a bus with the stop that it comes to. After that the map moves only if the sheet
 * would cover what was visible. If the URL has a camera, the map keeps it, except for what this screen's sheet covers. Back
 * and forward go to the camera of the URL, as when its page opens.
 */
export function useRevealSelection(
  { settings, view, ownSelection, places, padding, mapState }: RevealOptions,
  handle: RefObject<MapHandle | null>,
): void {
  const { selection, camera } = view;
  const urlKey = keyOf(selection);
  const selected = keyOf(ownSelection);
  const hasPlace = places.length > 0;
  const shown = useRef(camera === null ? null : urlKey);
  const previousPadding = useRef(NO_PADDING);
  /** Where a step back or forward leads, until the page shows it: a card that opens or closes covers more or less of the map. */
  const arriving = useRef<View | null>(null);
  const reveal = useEffectEvent(() => {
    const map = handle.current;
    const [place, ...others] = places;
    const isFar = (map?.camera()?.zoom ?? NEAR_ZOOM) < FAR_ZOOM;
    if (place !== undefined && others.length === 0 && isFar)
      map?.flyTo({ center: place, zoom: NEAR_ZOOM });
    else if (isFar && ownSelection?.kind === 'trip')
      map?.show(places, NEAR_ZOOM, undefined, wayMargin());
    else map?.ensureVisible(places);
  });
  const keepVisible = useEffectEvent((before: Padding) =>
    handle.current?.keepVisible(places, before),
  );
  useEffect(
    () =>
      onHistoryNavigation((newView) => {
        shown.current = keyOf(newView.selection);
        arriving.current = newView;
      }),
    [],
  );
  useEffect(() => {
    const arrived = arriving.current;
    if (arrived === null || keyOf(arrived.selection) !== urlKey) return;
    arriving.current = null;
    previousPadding.current = padding;
    handle.current?.flyTo({ bearing: 0, ...startCamera(settings, arrived) });
  }, [view, urlKey, padding, settings, handle]);
  useEffect(() => {
    if (selected === null) shown.current = null;
    // The same stop by its other ID: the link's camera still applies.
    if (shown.current === urlKey) shown.current = selected;
    if (selected !== null && !hasPlace) return;
    // The rider can select a row before there is a map.
    if (!handle.current?.camera()) return;
    const before = previousPadding.current;
    previousPadding.current = padding;
    if (selected === null) return;
    if (shown.current === selected) keepVisible(before);
    else reveal();
    shown.current = selected;
  }, [urlKey, selected, hasPlace, padding, mapState, handle]);
}
