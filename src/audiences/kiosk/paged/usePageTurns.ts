import { useEffect, useState } from 'react';

import { PAGE_DURATION } from './pages.ts';

/** How often the pages have turned since the display started. */
export function usePageTurns(): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((now) => now + 1), PAGE_DURATION);
    return () => clearInterval(timer);
  }, []);
  return turns;
}
