import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { BusesPanel } from '../../../city/panels/BusesPanel.tsx';
import { FrameScope } from './FrameScope.tsx';

/** The list of buses. */
export function FrameBuses(props: PanelProps) {
  return (
    <FrameScope>
      <BusesPanel {...props} />
    </FrameScope>
  );
}
