import type { AlertEffect } from '../../../contract/alerts/Alert.ts';
import type { Notice } from '../Notice.ts';
import { isStopClosed } from './closed.ts';
import { noticesFor, type NoticePlace } from './concerning.ts';

/** What a departure's row shows of its notices: the effect of the most severe one, or that the stop is closed. */
export type DepartureMark = AlertEffect | 'stop-closed';

/** Effects that change nothing for a trip. They are on the card, and not in each row. */
const SILENT: readonly AlertEffect[] = ['no-effect', 'additional-service', 'accessibility-issue'];

/**
 * The mark of a departure that a notice concerns; null without one. A live bus is not marked "no service": feeds
 * send that for a whole route when only a part of it is closed.
 *
 * @param isLive whether the time comes from a bus or the agency's prediction
 * @param at when it departs, in milliseconds since 1970; left out for what holds now
 */
export function departureMark(
  notices: readonly Notice[],
  place: NoticePlace,
  isLive: boolean,
  at?: number,
): DepartureMark | null {
  const found = noticesFor(notices, place).filter(({ isInForce, from, until }) =>
    at === undefined ? isInForce : (from ?? at) <= at && at < (until ?? Number.POSITIVE_INFINITY),
  );
  if (found.some((notice) => isStopClosed(notice, place))) return 'stop-closed';
  const worst = found.find(
    ({ effect }) => !SILENT.includes(effect) && !(isLive && effect === 'no-service'),
  );
  return worst?.effect ?? null;
}
