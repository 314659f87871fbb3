import {
  type Departure,
  departureOf,
  type DepartureOptions,
} from '../../contract/departures/departureRows.ts';
import type { RideLeg } from '../../contract/journeys/journeys.ts';

/**
 * The bus of a ride as rows of departures show it; null if no current time of it is known.
 *
 * @param isFresh whether the live data behind it is new enough
 * @param leadTime how long before it one sets out, in milliseconds, to be told that time instead of the bus's
 */
export function rideDeparture(
  ride: RideLeg,
  isFresh: boolean,
  options: DepartureOptions,
  leadTime = 0,
): Departure | null {
  const { departAt, scheduledDepartAt } = ride;
  return departureOf(
    {
      ...ride,
      state: 'running',
      vehicleID: '',
      timeZone: ride.from.timeZone,
      expectedAt: departAt - leadTime,
      scheduledAt: scheduledDepartAt && scheduledDepartAt - leadTime,
    },
    isFresh,
    options,
  );
}
