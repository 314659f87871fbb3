import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useIsRead } from '../reads/live/useIsRead.ts';
import type { StopRowNoticeProps } from './StopRowNotice.tsx';

const StopRowNotice = lazyComponent(
  async () => (await import('./StopRowNotice.tsx')).StopRowNotice,
);

/**
 * A `StopRowNotice`, once its code has loaded, if there may be something to say: of notices, of what the rider needs or
 * of a crowded bus. The stop's card says the same.
 */
export function OptionalRowNotice(props: StopRowNoticeProps) {
  const hasNeeds = usePageView().needs.length > 0;
  const hasNotices = useIsRead()('notices');
  const saysCrowding = props.rows.some(
    ({ next: [{ arrival }] }) => arrival.occupancy !== undefined,
  );
  if (!hasNotices && !hasNeeds && !saysCrowding) return null;
  return (
    <Optional>
      <StopRowNotice {...props} />
    </Optional>
  );
}
