import { useMemo } from 'react';

import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { ParkingPanel } from '../../../city/panels/ParkingPanel.tsx';
import { isOneOfLots } from '../../../features/parking/isNamedLot.ts';
import { useFrame } from '../FrameContext.ts';
import { FrameScope } from './FrameScope.tsx';

/** The list of those lots that the frame's URL names, or of all (B2). */
export function FrameLots(props: PanelProps) {
  const { lots } = useFrame().options;
  const isShown = useMemo(() => isOneOfLots(lots), [lots]);
  return (
    <FrameScope>
      <ParkingPanel isShown={isShown} {...props} />
    </FrameScope>
  );
}
