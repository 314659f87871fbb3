import { noticesFor, type NoticePlace } from '../../features/notices/concerning.ts';
import { NoticeLines } from '../../features/notices/NoticeLines.tsx';
import { useNotices } from './useNotices.ts';

/** The notices about a stop, a bus or a trip, on its card (N5). Empty without any. */
export function PlaceNotices({ place }: { place: NoticePlace }) {
  const { notices, now } = useNotices();
  return <NoticeLines notices={noticesFor(notices, place)} now={now} />;
}
