import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { NearbyFetcher } from '../../../city/reads/nearby/NearbyFetcher.tsx';
import { isOneOfLots } from '../../../features/parking/isNamedLot.ts';
import { useFrame } from '../FrameContext.ts';
import { FrameScope } from './FrameScope.tsx';

/** The city for everything inside, with only those lots that the frame's URL names, if it names any (B2). */
export function CityScope({ children }: { children: ReactNode }) {
  const { lots } = useFrame().options;
  const isShown = useMemo(() => isOneOfLots(lots), [lots]);
  return (
    <FrameScope>
      <CityProvider isShown={isShown}>
        <NearbyFetcher />
        {children}
      </CityProvider>
    </FrameScope>
  );
}
