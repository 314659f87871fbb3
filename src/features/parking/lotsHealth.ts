import { healthOf } from '../../api/feeds/health.ts';
import type { Health, HealthLimits, ReadTimes } from '../../api/feeds/health.ts';
import type { Settings } from '../../contract/settings.ts';

type Staleness = Pick<
  Settings['staleness'],
  'lotsLateSeconds' | 'lotsUnknownSeconds' | 'lotsGoneSeconds'
>;

/** A lost count says nothing about open spots, but is shown for some time (C9). */
export const lotsLimits = (staleness: Staleness): HealthLimits => ({
  lateAfter: staleness.lotsLateSeconds,
  lostAfter: staleness.lotsUnknownSeconds,
  hiddenAfter: staleness.lotsGoneSeconds,
});

/**
 * How healthy the counts are (C9).
 *
 * @param now milliseconds of `monotonicNow`
 */
export const lotsHealth = (read: ReadTimes, now: number, staleness: Staleness): Health =>
  healthOf(read, now, lotsLimits(staleness));
