import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { NO_PADDING } from '../../../map/camera.ts';
import type { Padding } from '../../../map/camera.ts';
import type { MapHandle } from '../../../map/createMapHandle.ts';
import { startCamera } from '../../../view/startCamera.ts';
import { onHistoryNavigation } from '../../../view/useView.ts';
import type { Selection, View } from '../../../view/view.ts';

const keyOf = (selection: Selection | null) =>
  selection === null ? null : `${selection.kind} ${selection.id}`;

interface RevealOptions {
  settings: Settings;
  view: View;
  /** The view's selection; a stop by the service's own ID where that is known (R35). */
  ownSelection: Selection | null;
  /** Where the selected thing is now; none while that is not known. */
  places: readonly Place[];
  padding: Padding;
}

/**
 * Brings what was selected into sight, once: a bus that drives away does not drag the map along, and
 * one that comes back to the feed does not call it back (R13). After that the map moves only where
 * what was in sight comes to lie under the sheet (R24). A link that says where the map looks is
 * believed, but for what the sheet of this screen covers.
 * Back and forward lead to where the URL looks, which is where its page would open (R20).
 */
export function useRevealSelection(
  { settings, view, ownSelection, places, padding }: RevealOptions,
  handle: RefObject<MapHandle | null>,
): void {
  const { selection, camera } = view;
  const asked = keyOf(selection);
  const selected = keyOf(ownSelection);
  const hasPlace = places.length > 0;
  const latest = useRef(places);
  const shown = useRef(camera === null ? null : asked);
  const previousPadding = useRef(NO_PADDING);
  useEffect(() => {
    latest.current = places;
  });
  useEffect(
    () =>
      onHistoryNavigation((newView) => {
        shown.current = keyOf(newView.selection);
        handle.current?.flyTo({ bearing: 0, ...startCamera(settings, newView) });
      }),
    [settings, handle],
  );
  useEffect(() => {
    if (selected === null) shown.current = null;
    // The same stop by its other ID: what the link says of the camera still holds.
    if (shown.current === asked) shown.current = selected;
    if (selected !== null && !hasPlace) return;
    const before = previousPadding.current;
    previousPadding.current = padding;
    if (selected === null) return;
    if (shown.current === selected) handle.current?.keepVisible(latest.current, before);
    else handle.current?.ensureVisible(latest.current);
    shown.current = selected;
  }, [asked, selected, hasPlace, padding, handle]);
}
