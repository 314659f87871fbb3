import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { LeftOutContext } from '../../../city/reads/live/useIsRead.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from '../list/useShownPanel.ts';

/**
 * What polls the live data of a list and tells its state. A list of stops or of buses has no lots, and one of lots
 * or events no buses, so it neither loads their code nor polls them (B20), unless its host page hears about all
 * data (B27), a card is open, or the lots are sorted by the buses near them (R18).
 */
export function LiveScope({ children }: { children: ReactNode }) {
  const { chosen } = useShownPanel();
  const { api } = useFrame().options;
  const { selection, lotFilter } = usePageView();
  const isOfLots = chosen === 'lots' || chosen === 'events';
  const hasAll = api === '1' || selection !== null;
  const hasLots = hasAll || isOfLots;
  const hasVehicles = hasAll || !isOfLots || (chosen === 'lots' && lotFilter.sort === 'ride');
  const leftOut = useMemo(
    () => [...(hasLots ? [] : ['lots' as const]), ...(hasVehicles ? [] : ['vehicles' as const])],
    [hasLots, hasVehicles],
  );
  return <LeftOutContext value={leftOut}>{children}</LeftOutContext>;
}
