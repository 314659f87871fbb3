import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** Tells of each new minute as it begins, and at once when a hidden or sleeping page is seen again. */
function subscribe(onMinute: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  const tick = () => {
    clearTimeout(timer);
    onMinute();
    arm();
  };
  arm();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/**
 * The present minute in milliseconds since 1970, renewed as each minute begins (C21). For what
 * happens at a time of day; an age is told by `useNow`, which no change of the clock moves.
 */
export function useWallClock(): number {
  return useSyncExternalStore(subscribe, currentMinute);
}
