import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { useNotices, useNoticesRead } from '../../../city/notices/useNotices.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import type { Change } from '../../../features/changes/Change.ts';
import { type KnownNotice, noticeChanges } from '../../../features/changes/notice-changes.ts';
import { hashContents, noticeContent } from '../../../features/notices/noticeContent.ts';
import { noticesFor } from '../../../features/notices/rules/concerning.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';

const NONE: readonly KnownNotice[] = [];

/** What the notices say now, and which concern the rider's selection, lists or favorites; null until that is known. */
function useKnownNotices(): readonly KnownNotice[] | null {
  const { notices } = useNotices();
  const answer = useNoticesRead().read?.answer;
  const { chosen, stops } = useCityStops();
  const { selection } = usePageView();
  const favorites = useSyncExternalStore(RIDER_FAVORITES.subscribe, RIDER_FAVORITES.get);
  const [isHashed, setHashed] = useState(false);
  useEffect(() => {
    if (answer !== undefined) void hashContents(answer.alerts).then(() => setHashed(true));
  }, [answer]);
  return useMemo(() => {
    if (answer === undefined || !isHashed) return null;
    const favoriteIDs = (kind: string) =>
      favorites.filter((favorite) => favorite.kind === kind).map(({ id }) => id);
    const place = {
      routeIDs: [...chosen, ...favoriteIDs('route')],
      stopIDs: [
        ...stops.map(({ stopID }) => stopID),
        ...favoriteIDs('stop'),
        ...(selection?.kind === 'stop' ? [selection.id] : []),
      ],
    };
    const near = new Set(noticesFor(notices, place));
    return notices.map((notice) => ({
      id: notice.id,
      header: notice.header.text,
      content: noticeContent(notice, answer.alerts),
      isOfInterest: notice.concerns.length === 0 || near.has(notice),
    }));
  }, [answer, isHashed, notices, chosen, stops, selection, favorites]);
}

/**
 * The notices that are new, changed or over since the last visit, or since the page opened without one.
 *
 * @param lastVisit what the rider knew then; undefined without a visit
 */
export function useNoticeChanges(lastVisit: readonly KnownNotice[] | undefined): {
  readonly changes: readonly Change[];
  /** For the next visit; undefined before the first answer. */
  readonly known: readonly KnownNotice[] | undefined;
} {
  const known = useKnownNotices();
  const [first, setFirst] = useState<readonly KnownNotice[] | null>(lastVisit ?? null);
  const [noticedAt] = useState(() => new Map<string, number>());
  // Without a visit, the first answer is what the rider knows.
  if (first === null && known !== null) setFirst(known);
  const changes = useMemo(() => {
    const found = known === null ? [] : noticeChanges(first ?? NONE, first === null ? NONE : known);
    return found.map((change): Change => {
      const at = noticedAt.get(change.id) ?? monotonicNow();
      noticedAt.set(change.id, at);
      return { ...change, at };
    });
  }, [first, known, noticedAt]);
  return { changes, known: known ?? undefined };
}
