import { type Alert, ALERTS_AHEAD, periodAt } from '../../../contract/alerts/Alert.ts';
import { encodeAlert } from '../../../contract/alerts/AlertsAnswer.ts';
import { formatInstant } from '../../../lib/time/zoned-time.ts';
import { stopClock } from '../clocks.ts';
import { type OperationHandler, timesOf } from '../operation.ts';
import { RefusedError } from '../parameters.ts';

/** The alert with the periods that are left; null if it is over, or begins too far ahead. */
function inForce(alert: Alert, now: number): Alert | null {
  const periods = alert.periods.filter(
    ({ from = 0, until = Number.POSITIVE_INFINITY }) => until > now && from <= now + ALERTS_AHEAD,
  );
  return periods.length === 0 ? null : { ...alert, periods };
}

/** The alerts that began last come first. The order of the feed doesn't change the answer. */
const byBegin = (now: number) => (one: Alert, other: Alert) =>
  (periodAt(other, now)?.from ?? 0) - (periodAt(one, now)?.from ?? 0) ||
  (one.alertID < other.alertID ? -1 : 1);

/** What the agency says now and in the next 14 days, the newest first. */
export const currentAlerts = (alerts: readonly Alert[], now: number): readonly Alert[] =>
  alerts.flatMap((alert) => inForce(alert, now) ?? []).toSorted(byBegin(now));

/** getalerts: what the agency says about its service, now and in the next 14 days. */
export const getalerts: OperationHandler = async ({ source, now, timeZone }) => {
  if (source.alerts === undefined) throw new RefusedError('This city has no alerts');
  const read = await source.alerts.read(null, now);
  const { value, gap = null } = read;
  const body = {
    status: '0',
    timestamp: stopClock(now, timeZone),
    // What can't be read now must not look like what is not there.
    ...(gap === null ? {} : { isPartial: true }),
    alerts: currentAlerts(value, now).map((alert) =>
      encodeAlert(alert, (at) => formatInstant(at, timeZone)),
    ),
  };
  return { body, ...timesOf(read) };
};
