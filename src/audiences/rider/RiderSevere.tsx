import { useSyncExternalStore } from 'react';

import { useNotices, useNoticesRead } from '../../city/notices/useNotices.ts';
import { foldKey, withFolded } from '../../features/notices/foldedNotices.ts';
import type { Notice } from '../../features/notices/notices.ts';
import { SevereBar } from '../../features/notices/SevereBar.tsx';
import { RIDER_FOLDED } from './saved/rider-folded.ts';

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
  return (
    <SevereBar
      notices={severe}
      now={now}
      onFold={(notice) => RIDER_FOLDED.set(withFolded(RIDER_FOLDED.get(), keyOf(notice)))}
    />
  );
}
