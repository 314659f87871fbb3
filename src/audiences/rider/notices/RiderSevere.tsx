import { useSyncExternalStore } from 'react';

import { useNotices, useNoticesRead } from '../../../city/notices/useNotices.ts';
import { foldKey, withFolded } from '../../../features/notices/foldedNotices.ts';
import type { Notice } from '../../../features/notices/Notice.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { RIDER_FOLDED } from '../saved/rider-folded.ts';

// Rarely needed, and with it what all cards need.
const SevereBar = lazyComponent(
  async () => (await import('../../../features/notices/SevereBar.tsx')).SevereBar,
);

/** The severe notices for the whole city that the rider has not folded away (N5). */
export function RiderSevere() {
  const { notices, now } = useNotices();
  const alerts = useNoticesRead().read?.answer?.alerts;
  const folded = useSyncExternalStore(RIDER_FOLDED.subscribe, RIDER_FOLDED.get);
  const keyOf = (notice: Notice) => {
    const { header, description } = alerts?.find(({ alertID }) => alertID === notice.id) ?? {};
    return foldKey(notice, { header, description });
  };
  const severe = notices.filter(
    (notice) =>
      notice.concerns.length === 0 &&
      notice.importance === 'severe' &&
      notice.isInForce &&
      !folded.includes(keyOf(notice)),
  );
  return severe.length === 0 ? null : (
    <SevereBar
      notices={severe}
      now={now}
      onFold={(notice) => RIDER_FOLDED.set(withFolded(RIDER_FOLDED.get(), keyOf(notice)))}
    />
  );
}
