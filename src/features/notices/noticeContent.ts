import type { Alert } from '../../contract/alerts/Alert.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { Notice } from './Notice.ts';

/**
 * A hash of what a notice says, to notice that it says something else. Without its times, which agencies extend, and
 * in every language, so that a page in another language finds no change.
 *
 * @param alerts the answer that the notice is from
 */
export function noticeContent({ id, effect }: Notice, alerts: readonly Alert[]): string {
  const { header, description } = alerts.find(({ alertID }) => alertID === id) ?? {};
  return fingerprint(JSON.stringify([effect, header, description]));
}
