import type { Alert } from '../../../contract/alerts/Alert.ts';
import { earliest } from '../../../lib/time/earliest.ts';
import { RefusedError } from '../../operations/parameters.ts';
import { gapOf, type Timed } from '../../Source.ts';

/** The alerts of several places. Where one can't be read, the others are still answered. */
export async function joinAlerts(
  reads: readonly Promise<Timed<readonly Alert[]>>[],
): Promise<Timed<readonly Alert[]>> {
  const settled = await Promise.allSettled(reads);
  const good = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  // A service of another kind refuses what it does not have.
  const bad = settled.flatMap((each) =>
    each.status === 'rejected' && !(each.reason instanceof RefusedError) ? [each.reason] : [],
  );
  if (good.length === 0) throw bad[0] ?? new RefusedError('This city has no alerts');
  const reported = good.flatMap(({ reportedAt }) => reportedAt ?? []);
  return {
    value: good.flatMap(({ value }) => value),
    reportedAt: reported.length === 0 ? null : Math.max(...reported),
    readAt: earliest(good.map(({ readAt }) => readAt)),
    refreshAt: earliest(good.map(({ refreshAt }) => refreshAt)),
    gap:
      bad.length > 0 ? gapOf(bad[0]) : (good.find(({ gap = null }) => gap !== null)?.gap ?? null),
  };
}
