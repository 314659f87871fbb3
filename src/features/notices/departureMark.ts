import type { AlertEffect } from '../../contract/alerts/Alert.ts';
import { isStopClosed } from './closed.ts';
import { noticesFor, type NoticePlace } from './concerning.ts';
import type { Notice } from './Notice.ts';

/** What a departure's row says of its notices: the effect of the worst, or that its stop is closed. */
export type DepartureMark = AlertEffect | 'stop-closed';

/** What changes nothing for a trip is said on the card, and not in each row. */
const SILENT: readonly AlertEffect[] = ['no-effect', 'additional-service', 'accessibility-issue'];

/**
 * What the agency says of a departure (N6); null if it is as usual. It never removes a row: feeds send "no service" for a
 * whole route of which a part is closed, so a live bus contradicts that.
 *
 * @param isLive whether the time comes from a bus or the agency's prediction
 */
export function departureMark(
  notices: readonly Notice[],
  place: NoticePlace,
  isLive: boolean,
): DepartureMark | null {
  const found = noticesFor(
    notices.filter(({ isInForce }) => isInForce),
    place,
  );
  if (found.some((notice) => isStopClosed(notice, place))) return 'stop-closed';
  const worst = found.find(
    ({ effect }) => !SILENT.includes(effect) && !(isLive && effect === 'no-service'),
  );
  return worst?.effect ?? null;
}
