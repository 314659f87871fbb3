import { type ContextType, type ReactNode, useEffect, useState } from 'react';

import { LeftOutContext } from '../../../city/reads/live/useIsRead.ts';
import { isFirstLayer, type Panel, PANELS } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from '../list/useShownPanel.ts';
import type { FramePanel } from '../options/frame-parameters.ts';

const NOTHING: ContextType<typeof LeftOutContext> = [];
/** What a list reads that isn't of its own name. */
const READ_BY: Partial<Record<FramePanel, Panel>> = {
  stops: 'vehicles',
  events: 'lots',
  departures: 'notices',
};
/** Milliseconds until stops near a point read notices, too: the marks of their rows must not delay the list. */
const MARKS_AFTER = 2000;

/**
 * Chooses which live data a frame reads. What its list doesn't show is neither polled, nor is its code loaded: a
 * list of stops or buses has no lots, one of lots or events has no buses, and only notices, departures and stops near a
 * point have notices. Everything is read if the host page hears about all data, a card or a map is open, or the
 * lots are sorted by the buses near them. Departures are polled where they are shown. A layer that the URL doesn't ask
 * for is read only for its own list or a card.
 */
export function LiveScope({ children }: { children: ReactNode }) {
  const { chosen } = useShownPanel();
  const { api, mode } = useFrame().options;
  const { selection, lotFilter, near, hidden } = usePageView();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), MARKS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const hasAll = mode === 'map' || api === '1' || selection !== null;
  const isByRide = chosen === 'lots' && lotFilter.sort === 'ride';
  const hasMarks = isLater && near !== null && chosen === 'stops';
  const own = READ_BY[chosen] ?? chosen;
  const unasked =
    selection === null
      ? hidden.filter((layer) => !isFirstLayer(layer) && layer !== chosen)
      : NOTHING;
  const leftOut =
    hasAll || isByRide
      ? unasked
      : PANELS.filter((name) => name !== own && !(hasMarks && name === 'notices'));
  return <LeftOutContext value={leftOut}>{children}</LeftOutContext>;
}
