import type { AnyJourney } from '../../contract/journeys/bike-journeys.ts';
import type { JourneyPlace, RideLeg } from '../../contract/journeys/journeys.ts';
import type { TripStop, TripTimes } from '../../contract/trip-times.ts';

/** What keeps a rider from a journey: a ride that doesn't run or stop there, or a change that can't be made. */
export type JourneyProblem =
  | { readonly kind: 'canceled' | 'missed'; readonly ride: RideLeg }
  | { readonly kind: 'skipped'; readonly ride: RideLeg; readonly stop: JourneyPlace };

/** The trip of a ride with its times now; undefined while it isn't read. */
export type TripOf = (ride: RideLeg) => TripTimes | undefined;

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

/** What is wrong with one ride by itself. */
function rideProblem(ride: RideLeg, trip: TripTimes | undefined): JourneyProblem | null {
  const stops = trip && rideStops(ride, trip);
  if (trip?.state === 'canceled') return { kind: 'canceled', ride };
  if (!stops || (runs(stops.on) && runs(stops.off))) return null;
  if (stops.on.state === 'canceled' || stops.off.state === 'canceled')
    return { kind: 'canceled', ride };
  return { kind: 'skipped', ride, stop: runs(stops.on) ? ride.to : ride.from };
}

/** Why a journey can't be made as it was planned; null if it can, as far as is known. */
export function journeyProblem(journey: AnyJourney, tripOf: TripOf): JourneyProblem | null {
  /** When one is where the next ride begins; null while nobody knows. */
  let thereAt: number | null = null;
  for (const leg of journey.legs) {
    if (leg.kind !== 'ride') {
      if (thereAt !== null) thereAt += leg.arriveAt - leg.departAt;
      continue;
    }
    const trip = tripOf(leg);
    const problem = rideProblem(leg, trip);
    if (problem !== null) return problem;
    const stops = trip && rideStops(leg, trip);
    const departAt = stops?.on.expectedAt;
    if (thereAt !== null && departAt !== undefined && leg.staysSeated !== true)
      if (departAt < thereAt) return { kind: 'missed', ride: leg };
    thereAt = stops?.off.expectedAt ?? null;
  }
  return null;
}

/**
 * The journey with its rides at the times of their trips, which are read on when the service no longer offers the journey.
 * Nobody should read that a bus is two minutes late which by now is nine.
 */
export const atTripTimes = (journey: AnyJourney, tripOf: TripOf): AnyJourney => ({
  ...journey,
  legs: journey.legs.map((leg) => {
    const trip = leg.kind === 'ride' ? tripOf(leg) : undefined;
    if (leg.kind !== 'ride' || trip === undefined || leg.headwaySeconds !== undefined) return leg;
    const stops = rideStops(leg, trip);
    if (stops?.on.expectedAt === undefined || stops.off.expectedAt === undefined) return leg;
    // How old its data is, and whether its bus was seen, was said of the times before.
    const { updatedAt: _updatedAt, isUnseen: _isUnseen, ...ride } = leg;
    return {
      ...ride,
      departAt: stops.on.expectedAt,
      arriveAt: stops.off.expectedAt,
      basis: stops.on.basis,
    };
  }),
});
