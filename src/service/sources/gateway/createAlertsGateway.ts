import type { Alert } from '../../../contract/alerts/Alert.ts';
import { RefusedError } from '../../operations/parameters.ts';
import type { Supply } from '../../Source.ts';
import { gapOf } from '../gapOf.ts';
import type { SharedRead } from './createSharedRead.ts';
import type { UpstreamAlerts } from './decode-upstream.ts';

/** A service without alerts is not asked again for so long, in milliseconds. */
const REFUSED_FOR = 600_000;

/**
 * The alerts of an upstream (N1). One that refuses them is a service of another kind, which has none.
 *
 * @param now returns milliseconds since 1970
 */
export function createAlertsGateway(
  read: SharedRead<UpstreamAlerts>,
  now: () => number,
): Supply<null, readonly Alert[]> {
  let refusedUntil = Number.NEGATIVE_INFINITY;
  return {
    async read() {
      const refusal = new RefusedError('This city has no alerts');
      if (now() < refusedUntil) throw refusal;
      try {
        const { value, readAt, nextAt } = await read.get();
        const gap = value.isPartial ? gapOf('the upstream lacks some alerts') : null;
        return { value: value.alerts, reportedAt: readAt, readAt, refreshAt: nextAt, gap };
      } catch (error) {
        if (!read.state().isRefused) throw error;
        refusedUntil = now() + REFUSED_FOR;
        throw refusal;
      }
    },
  };
}
