import { NearbyPanel } from '../../../city/panels/NearbyPanel.tsx';
import { NearbyFetcher } from '../../../city/reads/nearby/NearbyFetcher.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import { FrameScope } from './FrameScope.tsx';

/** The stops around the view's point. */
export function FrameNearby({ onSelect, onHighlight }: PanelProps) {
  return (
    <FrameScope>
      <NearbyFetcher />
      <NearbyPanel
        onSelect={({ stopID }) => onSelect({ kind: 'stop', id: stopID })}
        onHighlight={(stop) =>
          onHighlight(stop === null ? null : { kind: 'stop', id: stop.stopID })
        }
      />
    </FrameScope>
  );
}
