import type { ContextType, ReactNode } from 'react';

import { LeftOutContext } from '../../../city/reads/live/useIsRead.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from '../list/useShownPanel.ts';

type LeftOut = ContextType<typeof LeftOutContext>;
const NOTHING: LeftOut = [];
const LOTS: LeftOut = ['lots', 'notices'];
const VEHICLES: LeftOut = ['vehicles', 'notices'];
const ALL_BUT_NOTICES: LeftOut = ['lots', 'vehicles'];

/**
 * What polls the live data of a list and tells its state. A list of stops or of buses has no lots, and one of lots
 * or events no buses, and only one of notices has these, so it neither loads their code nor polls them (B20), unless its host page hears about all
 * data (B27), a card or a map is open, or the lots are sorted by the buses near them (R18).
 */
export function LiveScope({ children }: { children: ReactNode }) {
  const { chosen } = useShownPanel();
  const { api, mode } = useFrame().options;
  const { selection, lotFilter } = usePageView();
  const isOfLots = chosen === 'lots' || chosen === 'events';
  const hasAll = mode === 'map' || api === '1' || selection !== null;
  const isByRide = chosen === 'lots' && lotFilter.sort === 'ride';
  const ofList = chosen === 'notices' ? ALL_BUT_NOTICES : isOfLots ? VEHICLES : LOTS;
  const leftOut = hasAll || isByRide ? NOTHING : ofList;
  return <LeftOutContext value={leftOut}>{children}</LeftOutContext>;
}
