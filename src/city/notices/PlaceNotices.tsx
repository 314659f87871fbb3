import { NoticeFold } from '../../features/notices/marks/NoticeFold.tsx';
import type { Notice } from '../../features/notices/Notice.ts';
import { type NoticePlace, noticesFor } from '../../features/notices/rules/concerning.ts';
import { byImportance } from '../../features/notices/rules/notices.ts';
import { useNotices } from './useNotices.ts';

/** The notices about a place: those in force first, and of them the most important. */
export const usePlaceNotices = (place: NoticePlace): readonly Notice[] =>
  noticesFor(useNotices().notices, place).toSorted(byImportance);

/** The notices about a stop, a bus or a trip, in one line on its card. Empty without any. */
export function PlaceNotices({ place }: { place: NoticePlace }) {
  return <NoticeFold notices={usePlaceNotices(place)} now={useNotices().now} />;
}
