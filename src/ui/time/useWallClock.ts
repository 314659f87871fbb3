import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const currentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** Calls back at the start of each minute, and at once when the page becomes visible again. */
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
 * The start of the current minute in milliseconds since 1970; re-renders each minute. Use it for
 * times of day. For ages use `useNow`, which a change of the device's clock does not affect.
 */
export function useWallClock(): number {
  return useSyncExternalStore(subscribe, currentMinute);
}
