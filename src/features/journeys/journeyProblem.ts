import type { AnyJourney } from '../../contract/journeys/bike-journeys.ts';
import type { RideLeg } from '../../contract/journeys/journeys.ts';
import type { TripStop, TripTimes } from '../../contract/trip-times.ts';
import { ridesOf } from './journeyList.ts';

/** What keeps a rider from a journey: a ride that doesn't run or stop there, or a change that can't be made. */
export interface JourneyProblem {
  readonly kind: 'canceled' | 'missed';
  /** The ride that can't be taken. */
  readonly ride: RideLeg;
}

/** A trip's visits at the two ends of a ride; it may serve a stop twice. */
export function rideStops(
  { from, to }: RideLeg,
  { stops }: TripTimes,
): { readonly on: TripStop; readonly before: TripStop | null; readonly off: TripStop } | null {
  const first = stops.findIndex(({ stopID }) => stopID === from.stopID);
  const last = stops.findIndex(({ stopID }, index) => index > first && stopID === to.stopID);
  const [on, off] = [stops[first], stops[last]];
  if (on === undefined || off === undefined) return null;
  return { on, off, before: last - 1 > first ? (stops[last - 1] ?? null) : null };
}

const runs = ({ state }: TripStop) => state === 'running' || state === 'added';

/**
 * Why a journey can't be made as it was planned; null if it can, as far as is known.
 *
 * @param tripOf the trip of a ride with its times now; undefined while it isn't read
 */
export function journeyProblem(
  journey: AnyJourney,
  tripOf: (ride: RideLeg) => TripTimes | undefined,
): JourneyProblem | null {
  let arriveAt: number | null = null;
  for (const ride of ridesOf(journey)) {
    const trip = tripOf(ride);
    const stops = trip && rideStops(ride, trip);
    if (trip?.state === 'canceled' || (stops && !(runs(stops.on) && runs(stops.off))))
      return { kind: 'canceled', ride };
    const departAt: number | undefined = stops?.on.expectedAt;
    if (arriveAt !== null && departAt !== undefined && ride.staysSeated !== true) {
      if (departAt < arriveAt) return { kind: 'missed', ride };
    }
    arriveAt = stops?.off.expectedAt ?? null;
  }
  return null;
}
