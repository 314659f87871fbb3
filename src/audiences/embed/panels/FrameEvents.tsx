import { SUBJECT_LISTS } from '../../../city/lists.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import { useNamedLots } from './useNamedLots.ts';

/** The list of the events at those lots that the frame's URL names, or at all. */
export function FrameEvents(props: PanelProps) {
  return <SUBJECT_LISTS.events isShown={useNamedLots()} {...props} />;
}
