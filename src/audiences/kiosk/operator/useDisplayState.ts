import { useEffect, useState } from 'react';

import { DISPLAY_ERRORS } from '../fleet/errorQueue.ts';
import type { DisplayHealth } from '../fleet/health.ts';

/** Milliseconds. */
const UPDATE_INTERVAL = 1_000;

/** What a display knows of itself. */
interface DisplayState {
  /** What a program on the device reads, and a report sends. */
  readonly health: DisplayHealth;
  /** With its age in milliseconds; null if there was none. */
  readonly lastError: { readonly message: string; readonly age: number } | null;
}

function readState(): DisplayState | null {
  const health = window.curbsideHealth?.();
  if (health === undefined) return null;
  const error = DISPLAY_ERRORS.latest();
  return { health, lastError: error && { message: error.message, age: Date.now() - error.at } };
}

/** The display's state, each second; null at first. */
export function useDisplayState(): DisplayState | null {
  const [state, setState] = useState<DisplayState | null>(null);
  useEffect(() => {
    const update = () => setState(readState());
    update();
    const timer = setInterval(update, UPDATE_INTERVAL);
    return () => clearInterval(timer);
  }, []);
  return state;
}
