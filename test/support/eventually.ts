import { vi } from 'vitest';

/** Milliseconds. On a busy machine, the usual second is too short. */
export const LONG_WAIT = 60_000;

/** Waits up to a minute until the check passes, and returns what it returns. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LONG_WAIT, interval: 20 });
