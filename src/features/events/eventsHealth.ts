import { healthOf } from '../../api/feeds/health.ts';
import type { Health, ReadTimes } from '../../api/feeds/health.ts';
import type { Settings } from '../../contract/settings.ts';

/**
 * How healthy the events are, which are read with the lots. An event stays true, however old the list is.
 *
 * @param now milliseconds of `monotonicNow`
 */
export const eventsHealth = (
  read: ReadTimes,
  now: number,
  { lotsLateSeconds }: Pick<Settings['staleness'], 'lotsLateSeconds'>,
): Health =>
  healthOf(read, now, { lateAfter: lotsLateSeconds, lostAfter: Number.POSITIVE_INFINITY });
