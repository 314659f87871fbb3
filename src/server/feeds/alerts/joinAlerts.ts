import type { Alert } from '../../../contract/alerts/Alert.ts';
import { OutageError } from '../../../service/OutageError.ts';
import type { Timed } from '../../../service/Source.ts';

/** Milliseconds since a feed last responded well, after which its alerts say nothing about now. */
const MOST_SILENCE = 600_000;

export interface AlertsOfFeed {
  /** Null before the first reading. */
  readonly alerts: readonly Alert[] | null;
  readonly mayHaveAlerts: boolean;
  /** When the feed was made, by itself; when it last responded well; when it is read next. */
  readonly madeAt: number | undefined;
  readonly checkedAt: number | undefined;
  readonly nextAt: number;
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

/**
 * The alerts of all feeds of a city (N1).
 *
 * @param now milliseconds since 1970
 * @throws OutageError if none of the feeds that may have alerts can be read
 */
export function joinAlerts(feeds: readonly AlertsOfFeed[], now: number): Timed<readonly Alert[]> {
  const relevant = feeds.filter(({ mayHaveAlerts }) => mayHaveAlerts);
  const isUp = ({ alerts, checkedAt = 0 }: AlertsOfFeed) =>
    alerts !== null && now - checkedAt <= MOST_SILENCE;
  const live = relevant.filter(isUp);
  // Feeds of vehicles only rightly have no alerts, if they can be read.
  if (relevant.length > 0 && live.length === 0) throw new OutageError('no feed of alerts is live');
  const times = live.map(({ madeAt, checkedAt = now }) => Math.min(madeAt ?? checkedAt, now));
  return {
    value: joined(live.map(({ alerts }) => alerts ?? [])),
    reportedAt: times.length === 0 ? null : Math.max(...times),
    refreshAt: Math.min(...feeds.map(({ nextAt }) => nextAt)),
    gap:
      live.length === relevant.length ? null : { fault: new Error('a feed of alerts is not live') },
  };
}
