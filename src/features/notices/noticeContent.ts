import type { Alert } from '../../contract/alerts/Alert.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { forEachInSlices } from '../../lib/forEachInSlices.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import type { Notice } from './Notice.ts';

const hashOf = memoizeByObject(({ effect, header, description }: Alert) =>
  fingerprint(JSON.stringify([effect, header, description])),
);

/** Hashes what alerts say, for `noticeContent`. Hundreds of long texts take longer than a frame. */
export const hashContents = (alerts: readonly Alert[]): Promise<void> =>
  forEachInSlices(alerts, 25, hashOf);

const byID = memoizeByObject(
  (alerts: readonly Alert[]) => new Map(alerts.map((alert) => [alert.alertID, alert])),
);

/**
 * A hash of a notice's effect and texts, to detect a change. It leaves out the times, which agencies extend, and has
 * the texts of all languages, so that a page in another language finds no change.
 *
 * @param alerts the answer that the notice is from
 */
export function noticeContent({ id }: Notice, alerts: readonly Alert[]): string {
  const alert = byID(alerts).get(id);
  return alert === undefined ? '' : hashOf(alert);
}
