import { useSyncExternalStore } from 'react';

import { monotonicNow } from '../../lib/time/monotonicNow.ts';

/** A timer goes on from where it stood when the device fell asleep: none waits for longer than this. */
const MAX_TIMER_INTERVAL = 1_000;
/** Timers come a little early or late. */
const TIMER_TOLERANCE = 50;

/** A clock that many components read and one timer drives. */
interface TickingClock {
  readonly subscribe: (onTick: () => void) => () => void;
  readonly now: () => number;
}

function createTickingClock(interval: number): TickingClock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let lastTick = Number.NEGATIVE_INFINITY;

  function tick() {
    lastTick = monotonicNow();
    for (const listener of listeners) listener();
  }
  function tickIfDue() {
    if (monotonicNow() - lastTick >= interval - TIMER_TOLERANCE) tick();
  }
  function restartTimer() {
    clearInterval(timer);
    timer = undefined;
    if (listeners.size === 0 || document.hidden) return;
    timer = setInterval(tickIfDue, Math.min(interval, MAX_TIMER_INTERVAL));
  }
  function onVisibility() {
    if (!document.hidden) tick();
    restartTimer();
  }

  return {
    subscribe(onTick) {
      if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
      listeners.add(onTick);
      if (timer === undefined) restartTimer();
      return () => {
        listeners.delete(onTick);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        lastTick = Number.NEGATIVE_INFINITY;
        restartTimer();
      };
    },
    now() {
      // Whoever reads first after a pause would else be told the time of the last tick before it.
      const now = monotonicNow();
      if (now - lastTick >= interval) lastTick = now;
      return lastTick;
    },
  };
}

const clocks = new Map<number, TickingClock>();

/**
 * The clock of all ages in milliseconds (`timePassed`), renewed every `interval` for as long as the page
 * is seen, and within a second when the device wakes. All ages on the page tick together.
 */
export function useNow(interval: number): number {
  let clock = clocks.get(interval);
  if (clock === undefined) {
    clock = createTickingClock(interval);
    clocks.set(interval, clock);
  }
  return useSyncExternalStore(clock.subscribe, clock.now);
}
