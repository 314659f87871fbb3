import type { PanelProps } from '../../../city/cards/panel-props.ts';
import { EventsPanel } from '../../../city/panels/EventsPanel.tsx';
import { FrameScope } from './FrameScope.tsx';

/** The list of events. */
export function FrameEvents(props: PanelProps) {
  return (
    <FrameScope>
      <EventsPanel {...props} />
    </FrameScope>
  );
}
