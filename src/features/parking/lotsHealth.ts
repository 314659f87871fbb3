import { healthOf } from '../../api/feeds/health.ts';
import type { Health, ReadTimes } from '../../api/feeds/health.ts';
import type { Settings } from '../../contract/settings.ts';

type LotsStaleness = Pick<
  Settings['staleness'],
  'lotsLateSeconds' | 'lotsUnknownSeconds' | 'lotsGoneSeconds'
>;

/**
 * How healthy the counts are (C9). What is lost says nothing about open spots, but is shown for some time.
 *
 * @param now milliseconds of `monotonicNow`
 */
export const lotsHealth = (
  read: ReadTimes,
  now: number,
  { lotsLateSeconds, lotsUnknownSeconds, lotsGoneSeconds }: LotsStaleness,
): Health =>
  healthOf(read, now, {
    lateAfter: lotsLateSeconds,
    lostAfter: lotsUnknownSeconds,
    hiddenAfter: lotsGoneSeconds,
  });
