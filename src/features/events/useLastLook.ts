import { useEffect, useState } from 'react';

import { timePassed } from '../../lib/time/timePassed.ts';

/** When the events were last looked at in this session, by `timePassed`. */
let lookedAt = 0;

/** When someone last looked before this look; what is new since then stays new until the look ends. */
export function useLastLook(): number {
  const [before] = useState(() => lookedAt);
  useEffect(
    () => () => {
      lookedAt = timePassed();
    },
    [],
  );
  return before;
}
