import { NearbyPanel } from '../../../city/panels/NearbyPanel.tsx';
import { LeftOutContext } from '../../../city/reads/live/useIsRead.ts';
import { NearbyFetcher } from '../../../city/reads/nearby/NearbyFetcher.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import { FrameScope } from './FrameScope.tsx';

// Their code would be too much for a frame (B20). The stop's card has them.
const NOTICES = ['notices'] as const;

/** The stops around the view's point. */
export function FrameNearby(props: PanelProps) {
  return (
    <FrameScope>
      <NearbyFetcher />
      <LeftOutContext value={NOTICES}>
        <NearbyPanel {...props} />
      </LeftOutContext>
    </FrameScope>
  );
}
