import { type Alert, periodAt } from '../../../contract/alerts/Alert.ts';

/** What a rider follows: a stop, a route, or a route at a stop. */
export interface Followed {
  readonly stopID?: string | undefined;
  readonly routeID?: string | undefined;
}

const DAY = 86_400_000;

/** The whole city's alerts are for everybody only if they are grave. */
const isGrave = ({ effect, severity }: Alert) => effect === 'no-service' || severity === 'severe';

/** Whether an alert is about a stop or a route, and not just about some of its trips. */
export const isAbout = (alert: Alert, { stopID, routeID }: Followed): boolean =>
  alert.concerns.length === 0
    ? isGrave(alert)
    : alert.concerns.some(({ stops, trips, ...concern }) => {
        if (trips !== undefined) return false;
        const isOnRoute = routeID !== undefined && concern.routeID === routeID;
        if (stopID === undefined) return isOnRoute;
        if (stops === undefined) return isOnRoute;
        return (
          stops.includes(stopID) &&
          (routeID === undefined || concern.routeID === undefined || isOnRoute)
        );
      });

/** The alerts about a stop or a route that are in force, or will be within a day. */
export const alertsAbout = (
  alerts: readonly Alert[],
  followed: Followed,
  now: number,
): readonly Alert[] =>
  alerts.filter((alert) => {
    const period = periodAt(alert, now);
    return period !== undefined && (period.from ?? 0) <= now + DAY && isAbout(alert, followed);
  });
