import { SUBJECT_LISTS } from '../../../city/subject-lists.ts';
import type { PanelProps } from '../../../view/panel-props.ts';
import { FrameScope } from './FrameScope.tsx';

/** A list that is in a frame what it is on a rider's page, such as that of notices (N8). */
export function FrameSubject({
  panel,
  ...props
}: PanelProps & { panel: keyof typeof SUBJECT_LISTS }) {
  const List = SUBJECT_LISTS[panel];
  return (
    <FrameScope>
      <List {...props} />
    </FrameScope>
  );
}
