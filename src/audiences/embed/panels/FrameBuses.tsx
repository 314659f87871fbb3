import { BusesPanel } from '../../../city/panels/BusesPanel.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import { FrameScope } from './FrameScope.tsx';

/** The list of buses. */
export function FrameBuses(props: PanelProps) {
  return (
    <FrameScope>
      <BusesPanel {...props} />
    </FrameScope>
  );
}
