import { SUBJECT_LISTS } from '../../../city/lists.ts';
import { ADDED_PARTS } from '../../../city/parts.ts';
import { type AddedName, isAdded } from '../../../contract/subjects.ts';
import type { PanelProps } from '../../../view/panel-props.ts';

/** A list that is in a frame what it is on a rider's page, such as that of notices. */
export function FrameSubject({
  panel,
  ...props
}: PanelProps & { panel: keyof typeof SUBJECT_LISTS | AddedName }) {
  const List = isAdded(panel) ? ADDED_PARTS[panel].list : SUBJECT_LISTS[panel];
  return <List {...props} />;
}
