import { healthOf } from '../../api/feeds/health.ts';
import type { Health, ReadTimes } from '../../api/feeds/health.ts';

const NEVER = Number.POSITIVE_INFINITY;

/**
 * How healthy a list of stops is. A stop stays where it is, so a list that can't be refreshed is late, and
 * never lost.
 *
 * @param now milliseconds of `monotonicNow`
 */
export const stopsHealth = (read: ReadTimes = {}, now: number): Health =>
  healthOf(read, now, { lateAfter: NEVER, lostAfter: NEVER });
