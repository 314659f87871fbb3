import { useEffect, useReducer } from 'react';

/** Browsers slow timers of hidden pages down to about this. */
const INTERVAL = 15_000;

/**
 * Renders the component again and again, in a hidden page too, where the page's clocks stand still. For alerts that the
 * rider wants in the background.
 */
export function useBackgroundTick(isOn: boolean): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(tick, INTERVAL);
    return () => clearInterval(timer);
  }, [isOn]);
}
