import type { ReactNode } from 'react';

import { CityProvider } from '../../../city/reads/CityContext.tsx';
import { LiveScope } from '../bar/LiveScope.tsx';
import { FrameScope } from './FrameScope.tsx';
import { useNamedLots } from './useNamedLots.ts';

/** The city for everything inside, with only those lots that the frame's URL names, if it names any. */
export function CityScope({ children }: { children: ReactNode }) {
  const isShown = useNamedLots();
  return (
    <FrameScope>
      <LiveScope>
        <CityProvider isShown={isShown}>{children}</CityProvider>
      </LiveScope>
    </FrameScope>
  );
}
