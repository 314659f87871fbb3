import { useEffect, useState } from 'react';

import { monotonicNow } from '../../../lib/time/monotonicNow.ts';

/** When the events were last shown on this page, on the `monotonicNow` clock. */
let lastViewedAt = 0;

/**
 * When the events were last shown before this component mounted, on the `monotonicNow` clock. It
 * doesn't change while the component is mounted, so new events stay marked as new.
 */
export function useLastViewed(): number {
  const [previous] = useState(() => lastViewedAt);
  useEffect(
    () => () => {
      lastViewedAt = monotonicNow();
    },
    [],
  );
  return previous;
}
