import { type ContextType, type ReactNode, useEffect, useState } from 'react';

import { LeftOutContext } from '../../../city/reads/live/useIsRead.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from '../list/useShownPanel.ts';
import type { FramePanel } from '../options/frame-parameters.ts';

type LeftOut = ContextType<typeof LeftOutContext>;
const NOTHING: LeftOut = [];
const LOTS: LeftOut = ['lots', 'notices'];
const VEHICLES: LeftOut = ['vehicles', 'notices'];
const ALL_BUT_NOTICES: LeftOut = ['vehicles', 'lots'];
const ONLY_LOTS: LeftOut = ['lots'];

/** Milliseconds until a list of stops near a point reads the notices that mark its rows. */
const MARKS_AFTER = 2000;

function leftOutOf(panel: FramePanel, hasMarks: boolean): LeftOut {
  if (panel === 'departures' || panel === 'notices') return ALL_BUT_NOTICES;
  if (panel === 'lots' || panel === 'events') return VEHICLES;
  return hasMarks ? ONLY_LOTS : LOTS;
}

/**
 * Chooses which live data a frame reads. What its list doesn't show is neither polled, nor is its code loaded (B20): a
 * list of stops or buses has no lots, one of lots or events has no buses, and only notices and departures have notices.
 * Everything is read if the host page hears about all data (B27), a card or a map is open, or the lots are sorted by
 * the buses near them (R18). Departures are polled where they are shown.
 */
export function LiveScope({ children }: { children: ReactNode }) {
  const { chosen } = useShownPanel();
  const { api, mode } = useFrame().options;
  const { selection, lotFilter, near } = usePageView();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), MARKS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const hasAll = mode === 'map' || api === '1' || selection !== null;
  const isByRide = chosen === 'lots' && lotFilter.sort === 'ride';
  const leftOut = hasAll || isByRide ? NOTHING : leftOutOf(chosen, isLater && near !== null);
  return <LeftOutContext value={leftOut}>{children}</LeftOutContext>;
}
