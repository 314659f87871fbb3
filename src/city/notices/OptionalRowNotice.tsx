import { Suspense } from 'react';

import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useIsRead } from '../reads/live/useIsRead.ts';
import type { StopRowNoticeProps } from './StopRowNotice.tsx';

const StopRowNotice = lazyComponent(
  async () => (await import('./StopRowNotice.tsx')).StopRowNotice,
);

/** A `StopRowNotice` where notices are read or the rider needs something, once its code has loaded. The stop's card has them too. */
export function OptionalRowNotice(props: StopRowNoticeProps) {
  const hasNeeds = usePageView().needs.length > 0;
  if (!useIsRead()('notices') && !hasNeeds) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <StopRowNotice {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
