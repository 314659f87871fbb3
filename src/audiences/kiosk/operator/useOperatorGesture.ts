import { useEffect, useEffectEvent } from 'react';

import { monotonicNow } from '../../../lib/time/monotonicNow.ts';

/** Five taps or presses within three seconds: more than anybody makes by chance. */
const TIMES = 5;
/** Milliseconds. */
const WITHIN = 3_000;
/** The side of the corner, as a share of the screen's shorter side. */
const CORNER_SHARE = 0.15;
/** On a small screen too, a corner is as large as a button for a finger; in pixels. */
const LEAST_CORNER = 44;

const KEY = 'o';

function isInCorner({ clientX, clientY }: PointerEvent): boolean {
  const { innerWidth, innerHeight } = window;
  const side = Math.max(LEAST_CORNER, CORNER_SHARE * Math.min(innerWidth, innerHeight));
  return clientX < side && clientY < side;
}

/** Returns what counts a tap or press and tells whether it ends a series. */
function createSeries(): () => boolean {
  let times: readonly number[] = [];
  return () => {
    const time = monotonicNow();
    times = [...times.filter((earlier) => time - earlier < WITHIN), time];
    if (times.length < TIMES) return false;
    times = [];
    return true;
  };
}

/**
 * Notices the operator's gesture: five taps in the upper left corner, or five presses of the key O, within
 * three seconds. A tap elsewhere or another key starts over.
 */
export function useOperatorGesture(onGesture: () => void): void {
  const onSeries = useEffectEvent(onGesture);
  useEffect(() => {
    let [tap, press] = [createSeries(), createSeries()];
    const onTap = (event: PointerEvent) => {
      if (!isInCorner(event)) tap = createSeries();
      else if (tap()) onSeries();
    };
    const onKey = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      // A key that is held down, or that something lies on, is one press.
      if (repeat) return;
      if (key.toLowerCase() !== KEY || ctrlKey || metaKey || altKey) press = createSeries();
      else if (press()) onSeries();
    };
    // Captured, because a map keeps some of its events to itself.
    window.addEventListener('pointerdown', onTap, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onTap, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);
}
