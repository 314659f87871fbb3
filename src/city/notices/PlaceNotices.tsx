import { NoticeFold } from '../../features/notices/marks/NoticeFold.tsx';
import type { Notice } from '../../features/notices/Notice.ts';
import { type NoticePlace, noticesFor } from '../../features/notices/rules/concerning.ts';
import { useNotices } from './useNotices.ts';

const RANKS: Readonly<Record<Notice['importance'], number>> = { severe: 0, warning: 1, info: 2 };

/** The notices about a place: those in force first, and of them the most important. */
export function usePlaceNotices(place: NoticePlace): readonly Notice[] {
  const rankOf = ({ isInForce, importance }: Notice) => RANKS[importance] + (isInForce ? 0 : 3);
  return noticesFor(useNotices().notices, place).toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  );
}

/** The notices about a stop, a bus or a trip, in one line on its card. Empty without any. */
export function PlaceNotices({ place }: { place: NoticePlace }) {
  return <NoticeFold notices={usePlaceNotices(place)} now={useNotices().now} />;
}
