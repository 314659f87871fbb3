import { useMemo } from 'react';

import { EventsPanel } from '../../../city/panels/EventsPanel.tsx';
import { isOneOfLots } from '../../../features/parking/isNamedLot.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import { useFrame } from '../FrameContext.ts';
import { FrameScope } from './FrameScope.tsx';

/** The list of the events at those lots that the frame's URL names, or at all (B2). */
export function FrameEvents(props: PanelProps) {
  const { lots } = useFrame().options;
  const isShown = useMemo(() => isOneOfLots(lots), [lots]);
  return (
    <FrameScope>
      <EventsPanel isShown={isShown} {...props} />
    </FrameScope>
  );
}
