import { useCallback } from 'react';
import type { ReactNode } from 'react';

import { CityProvider, LotSubset } from '../../../city/reads/CityContext.tsx';
import { ClockOffsetProvider } from '../../../city/reads/ClockOffsetProvider.tsx';
import { NearbyFetcher } from '../../../city/reads/nearby/NearbyFetcher.tsx';
import { isNamedLot } from '../../../features/parking/isNamedLot.ts';
import type { ListedLot } from '../../../features/parking/listLots.ts';
import { LinkPolicyProvider } from '../../../ui/controls/ExternalLink.tsx';
import { useFrame } from '../FrameContext.ts';

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
        <LinkPolicyProvider policy="new-tab">
          {lots.length === 0 ? children : <LotSubset isShown={isShown}>{children}</LotSubset>}
        </LinkPolicyProvider>
      </CityProvider>
    </ClockOffsetProvider>
  );
}
