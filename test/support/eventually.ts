import { availableParallelism, loadavg } from 'node:os';

import { vi } from 'vitest';

/** Milliseconds. On a busy machine, the usual second is too short. */
const LONG_WAIT = 60_000;

/** Waits up to a minute until the check passes, and returns what it returns. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LONG_WAIT, interval: 20 });

/** Milliseconds that a component may take on a machine of its own. */
const QUIET_WAIT = 4000;

/**
 * Milliseconds after which a component test gives up what it waits for: soon where somebody waits for the test, later the
 * more processes share the machine, and a minute in CI, where a slow moment must not fail.
 *
 * @param load how many processes have run at once in the last minute
 */
export function componentWait(
  isCI = process.env['CI'] !== undefined,
  load = loadavg()[0] ?? 0,
  cores = availableParallelism(),
): number {
  return isCI ? LONG_WAIT : Math.min(LONG_WAIT, QUIET_WAIT * Math.max(1, (2 * load) / cores));
}
