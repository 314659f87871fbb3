import type { ContextType, ReactNode } from 'react';

import { LeftOutContext } from '../../../city/reads/live/useIsRead.ts';
import { type Panel, PANELS } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from '../list/useShownPanel.ts';
import { FRAME_PANELS, type FramePanel } from '../options/frame-parameters.ts';

const NOTHING: ContextType<typeof LeftOutContext> = [];
/** What a list reads that isn't of its own name. */
const READ_BY: Partial<Record<FramePanel, Panel>> = {
  stops: 'vehicles',
  events: 'lots',
  departures: 'notices',
};
const LEFT_OUT = new Map(
  FRAME_PANELS.map((list) => [list, PANELS.filter((name) => name !== (READ_BY[list] ?? list))]),
);

/**
 * Chooses which live data a frame reads. What its list doesn't show is neither polled, nor is its code loaded (B20): a
 * list of stops or buses has no lots, one of lots or events has no buses, and only notices and departures have notices.
 * Everything is read if the host page hears about all data (B27), a card or a map is open, or the lots are sorted by
 * the buses near them (R18). Departures are polled where they are shown.
 */
export function LiveScope({ children }: { children: ReactNode }) {
  const { chosen } = useShownPanel();
  const { api, mode } = useFrame().options;
  const { selection, lotFilter } = usePageView();
  const hasAll = mode === 'map' || api === '1' || selection !== null;
  const isByRide = chosen === 'lots' && lotFilter.sort === 'ride';
  const leftOut = hasAll || isByRide ? NOTHING : (LEFT_OUT.get(chosen) ?? NOTHING);
  return <LeftOutContext value={leftOut}>{children}</LeftOutContext>;
}
