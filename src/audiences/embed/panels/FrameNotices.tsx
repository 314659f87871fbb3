import { NoticesPanel } from '../../../city/notices/NoticesPanel.tsx';
import { FrameScope } from './FrameScope.tsx';

/** The list of notices alone, as on an agency's front page (N8). */
export function FrameNotices() {
  return (
    <FrameScope>
      <NoticesPanel />
    </FrameScope>
  );
}
