import { SUBJECT_LISTS } from '../../../city/lists.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import { FrameScope } from './FrameScope.tsx';
import { useNamedLots } from './useNamedLots.ts';

/** The list of the events at those lots that the frame's URL names, or at all. */
export function FrameEvents(props: PanelProps) {
  const isShown = useNamedLots();
  return (
    <FrameScope>
      <SUBJECT_LISTS.events isShown={isShown} {...props} />
    </FrameScope>
  );
}
