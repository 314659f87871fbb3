import { NoticeLines } from '../../features/notices/marks/NoticeLines.tsx';
import { noticesFor, type NoticePlace } from '../../features/notices/rules/concerning.ts';
import { useNotices } from './useNotices.ts';

/** The notices about a stop, a bus or a trip, on its card. Empty without any. */
export function PlaceNotices({ place }: { place: NoticePlace }) {
  const { notices, now } = useNotices();
  return <NoticeLines notices={noticesFor(notices, place)} now={now} />;
}
