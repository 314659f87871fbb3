import { useEffect, useRef, useState } from 'react';

import { closedFault } from '../../features/watch/closedSupport.ts';
import { readStored, type Stored } from './closedReminders.ts';

/** What the server stores of this browser, and how to change it: one change after the other. */
export function useStored() {
  const [stored, setStored] = useState<Stored>([]);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = (task: () => Promise<Stored>) => {
    const run = async () => {
      try {
        setStored(await task());
        setFailed(false);
      } catch {
        setFailed(true);
      }
    };
    last.current = last.current.then(run);
  };
  useEffect(() => {
    if (closedFault() === null) readStored().then(setStored, () => setFailed(true));
  }, []);
  return { stored, hasFailed, change };
}
