import { NearbyPanel } from '../../../city/panels/NearbyPanel.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import { LiveScope } from '../bar/LiveScope.tsx';

/** The stops around the view's point. */
export function FrameNearby(props: PanelProps) {
  return (
    <LiveScope>
      <NearbyPanel {...props} />
    </LiveScope>
  );
}
