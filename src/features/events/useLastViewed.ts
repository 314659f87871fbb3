import { useEffect, useState } from 'react';

import { monotonicNow } from '../../lib/time/monotonicNow.ts';

/** When the events were last looked at in this session, by `timePassed`. */
let lastViewedAt = 0;

/** When someone last looked before this look; what is new since then stays new until the look ends. */
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
