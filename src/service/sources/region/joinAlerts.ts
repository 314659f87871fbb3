import type { Alert } from '../../../contract/alerts/Alert.ts';
import { latest } from '../../../lib/time/earliest.ts';
import { RefusedError } from '../../operations/parameters.ts';
import type { Timed } from '../../Source.ts';
import { joinReads } from '../places/joinReads.ts';

/** The alerts of several sources. Where one can't be read, the others are still answered. */
export async function joinAlerts(
  reads: readonly Promise<Timed<readonly Alert[]>>[],
): Promise<Timed<readonly Alert[]>> {
  if (reads.length === 0) throw new RefusedError('This city has no alerts');
  return joinReads(reads, (values) => values.flat(), latest);
}
