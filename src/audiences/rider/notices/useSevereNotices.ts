import { useSyncExternalStore } from 'react';

import { useNotices, useNoticesRead } from '../../../city/notices/useNotices.ts';
import type { Alert } from '../../../contract/alerts/Alert.ts';
import { withHidden } from '../../../features/notices/hidden-notices.ts';
import type { Notice } from '../../../features/notices/Notice.ts';
import { noticeContent } from '../../../features/notices/noticeContent.ts';
import { RIDER_HIDDEN_NOTICES } from '../saved/rider-hidden-notices.ts';

const NO_ALERTS: readonly Alert[] = [];

/** The severe notices in force for the whole city that the rider has not hidden, and a function that hides one. */
export function useSevereNotices() {
  const alerts = useNoticesRead().read?.answer?.alerts ?? NO_ALERTS;
  const hidden = useSyncExternalStore(RIDER_HIDDEN_NOTICES.subscribe, RIDER_HIDDEN_NOTICES.get);
  const isOfCity = ({ concerns, importance, isInForce }: Notice) =>
    concerns.length === 0 && importance === 'severe' && isInForce;
  return {
    severe: useNotices().notices.filter(
      (notice) => isOfCity(notice) && !hidden.includes(noticeContent(notice, alerts)),
    ),
    hide: (notice: Notice) =>
      RIDER_HIDDEN_NOTICES.set(
        withHidden(RIDER_HIDDEN_NOTICES.get(), noticeContent(notice, alerts)),
      ),
  };
}
