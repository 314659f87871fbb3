import { useState, useSyncExternalStore } from 'react';

import { monotonicNow } from '../../lib/time/monotonicNow.ts';

/** Timers pause while the device sleeps. A short interval notices soon after it wakes. */
const MAX_TIMER_INTERVAL = 1_000;
/** Timers fire a little early or late. */
const TIMER_TOLERANCE = 50;

/** A clock that many components share, with one timer. */
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
  /** Whether the last tick is over. One in the future is too, or a clock that was set back would stop this one. */
  const isOver = (now: number, length: number) => now < lastTick || now - lastTick >= length;
  function tickIfDue() {
    if (isOver(monotonicNow(), interval - TIMER_TOLERANCE)) tick();
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
      // The first read after a pause must not return the tick before the pause.
      const now = monotonicNow();
      if (isOver(now, interval)) lastTick = now;
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

/** Compares by identity, and arrays element by element. */
function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((one, index) => Object.is(one, b[index]));
}

/**
 * Derives a value from the monotonic clock, such as the text of an age or the list of fresh vehicles.
 * The component re-renders only when the value changes, not on each tick. The clock ticks every
 * `interval` milliseconds while the page is visible, and within a second after the device wakes. All
 * ages on the page tick together.
 *
 * @param select a pure function of the time, in milliseconds of `monotonicNow`. It may return a new
 *   array each time: the hook returns the old one while the elements are the same.
 */
export function useNow<T>(interval: number, select: (now: number) => T): T {
  const clock = clockOf(interval);
  const [memoize] = useState(() => createMemo<T>());
  return useSyncExternalStore(clock.subscribe, () => memoize(select, clock.now()));
}

type Select<T> = (now: number) => T;

/**
 * Runs a selector once for each tick, because React reads a store again after each render. Returns the
 * previous value while the next one equals it.
 */
function createMemo<T>(): (select: Select<T>, now: number) => T {
  let last: { readonly select: Select<T>; readonly now: number; readonly value: T } | null = null;
  return (select, now) => {
    if (last?.select === select && last.now === now) return last.value;
    const next = select(now);
    const value = last !== null && isSame(last.value, next) ? last.value : next;
    last = { select, now, value };
    return value;
  };
}
