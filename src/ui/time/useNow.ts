import { useSyncExternalStore } from 'react';

import { timePassed } from '../../lib/time/timePassed.ts';

/** A timer goes on from where it stood when the device fell asleep: none waits for longer than this. */
const LONGEST_WAIT = 1_000;
/** Timers come a little early or late. */
const EARLY = 50;

/** A clock that many components read and one timer drives. */
interface Ticking {
  readonly subscribe: (onTick: () => void) => () => void;
  readonly now: () => number;
}

function createTicking(interval: number): Ticking {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let ticked = Number.NEGATIVE_INFINITY;

  function tick() {
    ticked = timePassed();
    for (const listener of listeners) listener();
  }
  function look() {
    if (timePassed() - ticked >= interval - EARLY) tick();
  }
  function run() {
    clearInterval(timer);
    timer = undefined;
    if (listeners.size === 0 || document.hidden) return;
    timer = setInterval(look, Math.min(interval, LONGEST_WAIT));
  }
  function onVisibility() {
    if (!document.hidden) tick();
    run();
  }

  return {
    subscribe(onTick) {
      if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
      listeners.add(onTick);
      if (timer === undefined) run();
      return () => {
        listeners.delete(onTick);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        ticked = Number.NEGATIVE_INFINITY;
        run();
      };
    },
    now() {
      // Whoever reads first after a pause would else be told the time of the last tick before it.
      const now = timePassed();
      if (now - ticked >= interval) ticked = now;
      return ticked;
    },
  };
}

const clocks = new Map<number, Ticking>();

/**
 * The clock of all ages in milliseconds (`timePassed`), renewed every `interval` for as long as the page
 * is seen, and within a second when the device wakes. All ages on the page tick together.
 */
export function useNow(interval: number): number {
  let clock = clocks.get(interval);
  if (clock === undefined) {
    clock = createTicking(interval);
    clocks.set(interval, clock);
  }
  return useSyncExternalStore(clock.subscribe, clock.now);
}
