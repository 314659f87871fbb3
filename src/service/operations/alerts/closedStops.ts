import type { Alert } from '../../../contract/alerts/Alert.ts';
import type { Arrival } from '../../../contract/arrivals.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';

/** What the alerts close, by stop: every route there, or one, while the alert is in force. */
const closingsOf = memoizeByObject((alerts: readonly Alert[]) =>
  groupBy(
    alerts
      .filter(({ effect }) => effect === 'no-service')
      .flatMap(({ periods, concerns }) =>
        concerns.flatMap(({ stops = [], trips, ...line }) =>
          trips === undefined ? stops.map((stopID) => ({ stopID, periods, ...line })) : [],
        ),
      ),
    ({ stopID }) => stopID,
  ),
);

/** Whether the agency says that no bus of an arrival's route stops at a stop then. */
export const isClosedFor = (
  alerts: readonly Alert[],
  stopID: string,
  { routeID, destination, expectedAt }: Pick<Arrival, 'routeID' | 'destination' | 'expectedAt'>,
): boolean =>
  (closingsOf(alerts).get(stopID) ?? []).some(
    (closing) =>
      (closing.routeID ?? routeID) === routeID &&
      (closing.destinations?.includes(destination) ?? true) &&
      closing.periods.some(
        ({ from = 0, until = Number.POSITIVE_INFINITY }) =>
          from <= expectedAt && expectedAt < until,
      ),
  );
