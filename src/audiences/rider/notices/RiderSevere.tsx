import { useSyncExternalStore } from 'react';

import { useNotices, useNoticesRead } from '../../../city/notices/useNotices.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { withHidden } from '../../../features/notices/hidden-notices.ts';
import type { Notice } from '../../../features/notices/Notice.ts';
import { noticeContent } from '../../../features/notices/noticeContent.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { isFirstList, isNearList } from '../panels/isFirstList.ts';
import { RIDER_HIDDEN_NOTICES } from '../saved/rider-hidden-notices.ts';

// Rarely needed, and with it what all cards need.
const SevereBar = lazyComponent(
  async () => (await import('../../../features/notices/marks/SevereBar.tsx')).SevereBar,
);

/** The severe notices for the whole city that the rider has not hidden. */
export function RiderSevere() {
  const { notices, now } = useNotices();
  const view = usePageView();
  const { features } = useSettings();
  const { panel, selection } = view;
  const alerts = useNoticesRead().read?.answer?.alerts;
  const hidden = useSyncExternalStore(RIDER_HIDDEN_NOTICES.subscribe, RIDER_HIDDEN_NOTICES.get);
  const contentOf = (notice: Notice) => noticeContent(notice, alerts ?? []);
  const severe = notices.filter(
    (notice) =>
      notice.concerns.length === 0 &&
      notice.importance === 'severe' &&
      notice.isInForce &&
      !hidden.includes(contentOf(notice)),
  );
  // The list of notices begins with them, and that of departures has them at its foot.
  const isListed =
    selection === null &&
    (panel === 'notices' || (isFirstList(view, features) && isNearList(view, features)));
  return isListed || severe.length === 0 ? null : (
    <SevereBar
      notices={severe}
      now={now}
      onHide={(notice) =>
        RIDER_HIDDEN_NOTICES.set(withHidden(RIDER_HIDDEN_NOTICES.get(), contentOf(notice)))
      }
    />
  );
}
