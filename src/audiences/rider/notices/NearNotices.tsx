import { useSyncExternalStore } from 'react';

import { useNotices, useNoticesRead } from '../../../city/notices/useNotices.ts';
import { NoticeFold } from '../../../features/notices/marks/NoticeFold.tsx';
import type { Notice } from '../../../features/notices/Notice.ts';
import { noticeContent } from '../../../features/notices/noticeContent.ts';
import { type NoticePlace, noticesFor } from '../../../features/notices/rules/concerning.ts';
import { RIDER_HIDDEN_NOTICES } from '../saved/rider-hidden-notices.ts';

const RANKS: Readonly<Record<Notice['importance'], number>> = { severe: 0, warning: 1, info: 2 };

/** The notices in force about a list of departures, and the severe ones for the whole city that the rider has not hidden. */
export function NearNotices({ place }: { place: NoticePlace }) {
  const { notices, now } = useNotices();
  const alerts = useNoticesRead().read?.answer?.alerts ?? [];
  const hidden = useSyncExternalStore(RIDER_HIDDEN_NOTICES.subscribe, RIDER_HIDDEN_NOTICES.get);
  const ofCity = notices.filter(
    (notice) =>
      notice.concerns.length === 0 &&
      notice.importance === 'severe' &&
      !hidden.includes(noticeContent(notice, alerts)),
  );
  const shown = [...ofCity, ...noticesFor(notices, place)]
    .filter(({ isInForce }) => isInForce)
    .toSorted((one, other) => RANKS[one.importance] - RANKS[other.importance]);
  return <NoticeFold notices={shown} now={now} />;
}
