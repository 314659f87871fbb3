import type { Alert } from '../../../contract/alerts/Alert.ts';
import { concernMatches } from '../../../contract/alerts/concernMatches.ts';
import type { Arrival } from '../../../contract/arrivals.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';

/** What alerts close, by stop: all buses there or some, while the alert is in force. */
const closingsOf = memoizeByObject((alerts: readonly Alert[]) =>
  groupBy(
    alerts
      .filter(({ effect }) => effect === 'no-service')
      .flatMap(({ periods, concerns }) =>
        concerns.flatMap((concern) =>
          (concern.stops ?? []).map((stopID) => ({ stopID, periods, concern })),
        ),
      ),
    ({ stopID }) => stopID,
  ),
);

/** Whether the agency says that a bus doesn't stop at a stop then. */
export const isClosedFor = (
  alerts: readonly Alert[],
  stopID: string,
  {
    routeID,
    destination,
    tripID,
    expectedAt,
  }: Pick<Arrival, 'routeID' | 'destination' | 'tripID' | 'expectedAt'>,
): boolean =>
  (closingsOf(alerts).get(stopID) ?? []).some(
    ({ periods, concern }) =>
      periods.some(
        ({ from = 0, until = Number.POSITIVE_INFINITY }) =>
          from <= expectedAt && expectedAt < until,
      ) &&
      concernMatches(concern, {
        routeIDs: [routeID],
        destinations: [destination],
        stopIDs: [stopID],
        tripID,
      }),
  );
