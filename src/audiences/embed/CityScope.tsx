import { useCallback } from 'react';
import type { ReactNode } from 'react';

import { CityProvider, LotSubset } from '../../city/reads/CityContext.tsx';
import { ClockOffsetProvider } from '../../city/reads/ClockOffsetProvider.tsx';
import { NearbyFetcher } from '../../city/reads/nearby/NearbyFetcher.tsx';
import { isNamedLot } from '../../features/parking/isNamedLot.ts';
import type { ListedLot } from '../../features/parking/listLots.ts';
import { useFrame } from './FrameContext.ts';

/** The city for everything inside, with only those lots that the frame's URL names, if it names any (B2). */
export function CityScope({ children }: { children: ReactNode }) {
  const { lots } = useFrame().options;
  const isShown = useCallback(
    (lot: ListedLot) => lots.some((name) => isNamedLot(lot, name)),
    [lots],
  );
  return (
    <ClockOffsetProvider>
      <CityProvider>
        <NearbyFetcher />
        {lots.length === 0 ? children : <LotSubset isShown={isShown}>{children}</LotSubset>}
      </CityProvider>
    </ClockOffsetProvider>
  );
}
