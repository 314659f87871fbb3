import { useState, useSyncExternalStore } from 'react';

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

function clockOf(interval: number): TickingClock {
  const existing = clocks.get(interval);
  if (existing !== undefined) return existing;
  const clock = createTickingClock(interval);
  clocks.set(interval, clock);
  return clock;
}

/** Whether two selections are the same, element by element where both are lists. */
function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((one, index) => Object.is(one, b[index]));
}

/**
 * What `select` makes of the clock of all ages: the text of an age, a state, a list of what is not
 * old. The component re-renders only when that changes, not at each tick. The clock is renewed every
 * `interval` milliseconds for as long as the page is seen, and within a second when the device wakes.
 * All ages on the page tick together.
 *
 * @param select pure; given the present, milliseconds of `timePassed`. A list that it makes anew is
 *   the same one for as long as its elements are.
 */
export function useNow<T>(interval: number, select: (now: number) => T): T {
  const clock = clockOf(interval);
  const [remember] = useState(() => createMemory<T>());
  return useSyncExternalStore(clock.subscribe, () => remember(select(clock.now())));
}

/** Gives back the previous value for as long as the next one is the same. */
function createMemory<T>(): (next: T) => T {
  let previous: { readonly value: T } | null = null;
  return (next) => {
    if (previous === null || !isSame(previous.value, next)) previous = { value: next };
    return previous.value;
  };
}
