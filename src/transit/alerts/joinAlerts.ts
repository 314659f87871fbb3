import type { Alert } from '../../contract/alerts/Alert.ts';
import type { AgencyFeed } from '../AgencyFeed.ts';

/** Milliseconds since a feed last responded well, after which its alerts say nothing about now. */
const MOST_SILENCE = 600_000;

/** The alerts of several feeds. */
export interface JoinedAlerts {
  readonly alerts: readonly Alert[];
  /** The time of the newest feed, in milliseconds since 1970; null if no feed has alerts. */
  readonly reportedAt: number | null;
  /** Whether a feed is not live that may have more. */
  readonly isPartial: boolean;
}

/** Alerts of several feeds, each under an ID of its own. The same one of two feeds is there once. */
function joined(lists: readonly (readonly Alert[])[]): Alert[] {
  const all = new Map<string, Alert>();
  for (const [index, list] of lists.entries())
    for (const alert of list) {
      const other = all.get(alert.alertID);
      if (other === undefined) all.set(alert.alertID, alert);
      else if (JSON.stringify(other) !== JSON.stringify(alert)) {
        const alertID = `${index}.${alert.alertID}`;
        all.set(alertID, { ...alert, alertID });
      }
    }
  return [...all.values()];
}

/** The feeds whose alerts say something about now. */
export const withLiveAlerts = (feeds: readonly AgencyFeed[], now: number): readonly AgencyFeed[] =>
  feeds.filter((feed) => feed.reading !== null && now - (feed.usableAt() ?? 0) <= MOST_SILENCE);

/**
 * The alerts of all feeds of an agency.
 *
 * @param now milliseconds since 1970
 * @returns null if none of the feeds that may have alerts can be read
 */
export function joinAlerts(feeds: readonly AgencyFeed[], now: number): JoinedAlerts | null {
  const relevant = feeds.filter((feed) => feed.mayHaveAlerts());
  const live = withLiveAlerts(relevant, now);
  // Feeds of vehicles only rightly have no alerts, if they can be read.
  if (relevant.length > 0 && live.length === 0) return null;
  const times = live.map((feed) => {
    const usableAt = feed.usableAt() ?? now;
    return Math.min(feed.last?.message.madeAt ?? usableAt, now);
  });
  return {
    alerts: joined(live.map(({ reading }) => reading?.alerts.alerts ?? [])),
    reportedAt: times.length === 0 ? null : Math.max(...times),
    isPartial: live.length < relevant.length,
  };
}
