import { useEffect, useState } from 'react';

import { monotonicNow } from '../../../lib/time/monotonicNow.ts';

/** Milliseconds without a touch until the countdown begins. */
const IDLE = 60_000;
/** Milliseconds of the countdown. */
const COUNTDOWN = 10_000;

interface TouchReset {
  /** Shown while the countdown runs; null otherwise. */
  readonly secondsLeft: number | null;
  /** Grows with each return to the start. As a `key`, it forgets what a person did. */
  readonly visits: number;
}

const AT_START = { secondsLeft: null, visits: 0 };

/**
 * Returns a display that may be touched to its start: 60 seconds after the last touch and a countdown of ten,
 * and never while a finger is down.
 *
 * @param isEnabled whether the display may be touched
 */
export function useTouchReset(isEnabled: boolean): TouchReset {
  const [state, setState] = useState<TouchReset>(AT_START);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let lastTouch: number | null = null;
    const fingers = new Set<number>();
    const down = ({ pointerId }: PointerEvent) => {
      fingers.add(pointerId);
      lastTouch = monotonicNow();
      setState(({ visits }) => ({ secondsLeft: null, visits }));
    };
    const up = ({ pointerId }: PointerEvent) => {
      if (fingers.delete(pointerId)) lastTouch = monotonicNow();
    };
    const check = () => {
      if (lastTouch === null || fingers.size > 0) return;
      const left = IDLE + COUNTDOWN - (monotonicNow() - lastTouch);
      if (left <= 0) lastTouch = null;
      setState((now) => {
        if (left <= 0) return { secondsLeft: null, visits: now.visits + 1 };
        const secondsLeft = left > COUNTDOWN ? null : Math.ceil(left / 1000);
        return secondsLeft === now.secondsLeft ? now : { ...now, secondsLeft };
      });
    };
    const timer = setInterval(check, 500);
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, [isEnabled]);
  return state;
}
