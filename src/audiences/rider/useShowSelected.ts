import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { Place } from '../../lib/distance.ts';
import { NO_PADDING } from '../../map/camera.ts';
import type { Padding } from '../../map/camera.ts';
import type { MapHandle } from '../../map/createMapHandle.ts';
import type { View } from '../view.ts';

/**
 * Brings what was selected into sight, once: a bus that drives away does not drag the map along, and
 * one that comes back to the feed does not call it back (R13). After that the map moves only where
 * what was in sight comes to lie under the sheet (R24). A link that says where the map looks is
 * believed, but for what the sheet of this screen covers.
 *
 * @param places where the selected thing is now; none while that is not known
 */
export function useShowSelected(
  { selection, camera }: View,
  places: readonly Place[],
  padding: Padding,
  handle: RefObject<MapHandle | null>,
): void {
  const selected = selection === null ? null : `${selection.kind} ${selection.id}`;
  const isPlaced = places.length > 0;
  const latest = useRef(places);
  const shown = useRef(camera === null ? null : selected);
  const coveredBefore = useRef(NO_PADDING);
  useEffect(() => {
    latest.current = places;
  });
  useEffect(() => {
    if (selected === null) shown.current = null;
    if (selected !== null && !isPlaced) return;
    const before = coveredBefore.current;
    coveredBefore.current = padding;
    if (selected === null) return;
    if (shown.current === selected) handle.current?.keepVisible(latest.current, before);
    else handle.current?.ensureVisible(latest.current);
    shown.current = selected;
  }, [selected, isPlaced, padding, handle]);
}
