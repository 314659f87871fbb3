import type { ReactNode } from 'react';

import { ClockOffsetProvider } from '../../../city/reads/ClockOffsetProvider.tsx';
import { LinkPolicyProvider } from '../../../ui/controls/LinkPolicy.tsx';

/** What every part of a frame needs: the right time, and links that open beside the host page. */
export function FrameScope({ children }: { children: ReactNode }) {
  return (
    <ClockOffsetProvider>
      <LinkPolicyProvider policy="new-tab">{children}</LinkPolicyProvider>
    </ClockOffsetProvider>
  );
}
