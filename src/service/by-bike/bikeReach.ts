import type { BikeStation } from '../../contract/bikes/BikesAnswer.ts';
import { metersBetween, type Place } from '../../lib/geo/distance.ts';
import { walkReach, walkSeconds } from '../../lib/geo/walkMinutes.ts';
import type { Network } from '../../transit/journeys/network/createNetwork.ts';
import type { AccessStops } from '../../transit/journeys/search/bestRides.ts';

/** About 14 km/h, with the detours of streets that walks have, too. */
const METERS_PER_MINUTE = 14_000 / 60;
/** Seconds at a station until the bike is unlocked, and until it is locked again. */
const [UNLOCK, LOCK] = [120, 60];
/** Nobody rents a bike for a shorter way, in meters in a straight line, or rides longer, in seconds. */
const SHORTEST = 500;
const LONGEST = 30 * 60;
/** The longest walk between a station and a stop, in seconds. */
const TO_STOP = 5 * 60;
/** Stations looked at near the start or the end, the nearest first. */
const MOST_NEAR = 6;

/** From a place to another by a rented bike. Meters are in a straight line. */
export interface BikePlan {
  readonly pickUp: BikeStation;
  readonly dropOff: BikeStation;
  readonly walkBefore: number;
  readonly ridden: number;
  readonly walkAfter: number;
}

const placeOf = ({ latitude: lat, longitude: lon }: BikeStation): Place => ({ lat, lon });

export const bikeSeconds = ({ ridden }: Pick<BikePlan, 'ridden'>): number =>
  UNLOCK + walkSeconds(ridden, METERS_PER_MINUTE) + LOCK;

export const planSeconds = (plan: BikePlan, metersPerMinute: number): number =>
  walkSeconds(plan.walkBefore, metersPerMinute) +
  bikeSeconds(plan) +
  walkSeconds(plan.walkAfter, metersPerMinute);

interface Near {
  readonly station: BikeStation;
  readonly meters: number;
}

/** The stations that one can walk to, the nearest first. */
function nearest(stations: readonly BikeStation[], place: Place, reach: number): Near[] {
  return stations
    .map((station) => ({ station, meters: metersBetween(place, placeOf(station)) }))
    .filter(({ meters }) => meters <= reach)
    .toSorted((one, other) => one.meters - other.meters)
    .slice(0, MOST_NEAR);
}

interface BikesNear {
  /** The stations whose bikes can be rented, and those that take some back. */
  readonly rented: readonly BikeStation[];
  readonly returned: readonly BikeStation[];
  readonly walkMinutes: number;
  readonly metersPerMinute: number;
}

/** A ride between two stations; null for one that nobody would rent a bike for. A bike goes back to its own system. */
function ride(pickUp: BikeStation, dropOff: BikeStation): number | null {
  if (pickUp.system !== dropOff.system) return null;
  const ridden = metersBetween(placeOf(pickUp), placeOf(dropOff));
  return ridden < SHORTEST || walkSeconds(ridden, METERS_PER_MINUTE) > LONGEST ? null : ridden;
}

/** The fastest way on a bike alone; null if no two stations allow one. */
export function bikeAllTheWay(
  from: Place,
  to: Place,
  { rented, returned, walkMinutes, metersPerMinute }: BikesNear,
): BikePlan | null {
  const reach = walkReach(walkMinutes * 60, metersPerMinute);
  const ends = nearest(returned, to, reach);
  const plans = nearest(rented, from, reach).flatMap((start) =>
    ends.flatMap((end): BikePlan[] => {
      const ridden = ride(start.station, end.station);
      if (ridden === null) return [];
      const stations = { pickUp: start.station, dropOff: end.station };
      return [{ ...stations, walkBefore: start.meters, ridden, walkAfter: end.meters }];
    }),
  );
  const [best] = plans.toSorted(
    (one, other) => planSeconds(one, metersPerMinute) - planSeconds(other, metersPerMinute),
  );
  return best ?? null;
}

/** The stops that one gets to by bike from a place, or that lie so far before it; with the seconds, and by which plan. */
export interface BikeReach {
  readonly stops: AccessStops;
  readonly planTo: ReadonlyMap<number, BikePlan>;
}

/**
 * The stops within reach of a place by a rented bike.
 *
 * @param isStart whether the journey begins there, and ends there otherwise
 * @param spare seconds between the bike and the bus
 */
export function bikeReach(
  network: Network,
  place: Place,
  isStart: boolean,
  { rented, returned, walkMinutes, metersPerMinute }: BikesNear,
  spare: number,
): BikeReach {
  const reach = walkReach(walkMinutes * 60, metersPerMinute);
  const own = nearest(isStart ? rented : returned, place, reach);
  const toStop = walkReach(TO_STOP, metersPerMinute);
  const stops = new Map<number, { stop: number; meters: number; seconds: number }>();
  const planTo = new Map<number, BikePlan>();
  if (own.length === 0) return { stops, planTo };
  for (const far of isStart ? returned : rented) {
    const plans = own.flatMap(({ station, meters }): BikePlan[] => {
      const [pickUp, dropOff] = isStart ? [station, far] : [far, station];
      const ridden = ride(pickUp, dropOff);
      const walks = isStart
        ? { walkBefore: meters, walkAfter: 0 }
        : { walkBefore: 0, walkAfter: meters };
      return ridden === null ? [] : [{ pickUp, dropOff, ridden, ...walks }];
    });
    const [best] = plans.toSorted(
      (one, other) => planSeconds(one, metersPerMinute) - planSeconds(other, metersPerMinute),
    );
    if (best === undefined) continue;
    for (const { stop, meters } of network.stopsWithin(placeOf(far), toStop)) {
      const plan = isStart ? { ...best, walkAfter: meters } : { ...best, walkBefore: meters };
      const seconds = planSeconds(plan, metersPerMinute) + spare;
      if (seconds >= (stops.get(stop)?.seconds ?? Number.POSITIVE_INFINITY)) continue;
      // The plan has its walks already.
      stops.set(stop, { stop, meters: 0, seconds });
      planTo.set(stop, plan);
    }
  }
  return { stops, planTo };
}
