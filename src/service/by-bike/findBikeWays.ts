import type { BikeStation } from '../../contract/bikes/BikesAnswer.ts';
import type { BikeJourney, NoBikeWay } from '../../contract/journeys/bike-journeys.ts';
import type { Journey, JourneyPlace } from '../../contract/journeys/journeys.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { metersBetween } from '../../lib/geo/distance.ts';
import { walkSeconds } from '../../lib/geo/walkMinutes.ts';
import type { Reach } from '../../transit/journeys/createRouter.ts';
import { bestFirst, byArrival, type TimedWay, unbeaten } from '../../transit/journeys/unbeaten.ts';
import { bikeAllTheWay, type BikePlan, bikeReach, bikeSeconds, planSeconds } from './bikeReach.ts';

const MINUTE = 60_000;
/** Nobody knows how many bikes a station has in more than an hour. */
const FORESEEN = 60 * MINUTE;
const MOST = 3;
/** Nobody rents a bike to be there sooner, or to leave later, by less. */
const WORTH = 3 * MINUTE;

export type BikeWaySettings = Pick<Settings, 'walking' | 'journeys' | 'staleness'>;

export interface BikeQuery {
  readonly from: JourneyPlace;
  readonly to: JourneyPlace;
  /** Milliseconds since 1970: the earliest departure; with `isArriveBy` the latest arrival. */
  readonly at: number;
  readonly isArriveBy: boolean;
  readonly walkMinutes: number;
  readonly now: number;
  readonly stations: readonly BikeStation[];
}

/** Journeys by bus, each with the network's stops where one gets on first and off last. */
interface BusWays {
  readonly journeys: readonly Journey[];
  readonly ends: readonly (readonly [first: number, last: number])[];
}

/** The journeys by bus, whose start or end one gets to as `reach` says; without it, on foot. */
type AskBuses = (reach?: Reach) => BusWays;

type Timed = Pick<TimedWay, 'departAt' | 'arriveAt'>;

/** By how much later one leaves and earlier one arrives than with another. */
const gain = (one: Timed, other: Timed) =>
  Math.max(0, one.departAt - other.departAt) + Math.max(0, other.arriveAt - one.arriveAt);

type Leg = BikeJourney['legs'][number];

/**
 * Ways with a rented bike to the first stop, from the last one, or all the way: from a station with bikes to one with
 * docks, by counts that are not too old. A way is offered if it gains three minutes at least over each way without a bike.
 *
 * @param ask the ways by bus
 */
export function findBikeWays(
  query: BikeQuery,
  ask: AskBuses,
  { walking, journeys: { changeSeconds }, staleness }: BikeWaySettings,
): { readonly journeys: readonly BikeJourney[]; readonly why?: NoBikeWay } {
  const { from, to, at, isArriveBy, walkMinutes, now, stations } = query;
  if (at > now + FORESEEN + (isArriveBy ? FORESEEN : 0)) return { journeys: [], why: 'later' };
  const { metresPerMinute: metersPerMinute } = walking;
  const isKnown = ({ countedAt }: BikeStation) =>
    countedAt !== undefined && now - countedAt <= staleness.lotsUnknownSeconds * 1000;
  const near = {
    rented: stations.filter((one) => isKnown(one) && (one.bikes ?? 0) > 0),
    returned: stations.filter((one) => isKnown(one) && (one.docks ?? 0) > 0),
    walkMinutes,
    metersPerMinute,
  };
  const placeOf = ({ name, latitude: lat, longitude: lon }: BikeStation) => ({ name, lat, lon });

  /** Whether a bike can be rented near one end and returned where it helps. */
  let hasPlan = false;

  /** The legs of a plan that begins at an instant. */
  function legsOf(plan: BikePlan, start: JourneyPlace, end: JourneyPlace, begin: number): Leg[] {
    const legs: Leg[] = [];
    let departAt = begin;
    const walk = (first: JourneyPlace, last: JourneyPlace, meters: number) => {
      const arriveAt = departAt + walkSeconds(meters, metersPerMinute) * 1000;
      const leg = { from: first, to: last, meters: Math.round(meters), departAt, arriveAt };
      if (arriveAt > departAt) legs.push({ kind: 'walk', ...leg });
      departAt = arriveAt;
    };
    const { pickUp, dropOff } = plan;
    const [rentedAt, returnedAt] = [placeOf(pickUp), placeOf(dropOff)];
    walk(start, rentedAt, plan.walkBefore);
    const arriveAt = departAt + bikeSeconds(plan) * 1000;
    legs.push({
      kind: 'bike',
      from: rentedAt,
      to: returnedAt,
      departAt,
      arriveAt,
      meters: Math.round(plan.ridden),
      pickUp,
      dropOff,
    });
    departAt = arriveAt;
    walk(returnedAt, end, plan.walkAfter);
    return legs;
  }

  const wayOf = (journey: TimedWay, legs: Leg[]): BikeJourney => ({
    departAt: journey.departAt,
    arriveAt: journey.arriveAt,
    changes: journey.changes,
    walkMeters: legs.reduce((sum, leg) => sum + (leg.kind === 'walk' ? leg.meters : 0), 0),
    legs,
  });

  /** The ways by bus with a bike at one of their ends. */
  function withBus(isStart: boolean): BikeJourney[] {
    let plans: ReadonlyMap<number, BikePlan> = new Map();
    const { journeys, ends } = ask({
      isStart,
      stops(network) {
        const place = isStart ? from : to;
        const reach = bikeReach(network, place, isStart, near, isStart ? changeSeconds : 0);
        plans = reach.planTo;
        hasPlan ||= plans.size > 0;
        return reach.stops;
      },
    });
    return journeys.flatMap((journey, index): BikeJourney[] => {
      const [first, last] = ends[index] ?? [];
      const plan = plans.get((isStart ? first : last) ?? -1);
      const [on, off] = [journey.legs[0], journey.legs.at(-1)];
      if (plan === undefined || on === undefined || off === undefined) return [];
      const legs = isStart
        ? [...legsOf(plan, from, on.from, journey.departAt), ...journey.legs]
        : [...journey.legs, ...legsOf(plan, off.to, to, off.arriveAt)];
      return [wayOf(journey, legs)];
    });
  }

  function allTheWay(): BikeJourney[] {
    const plan = bikeAllTheWay(from, to, near);
    if (plan === null) return [];
    hasPlan = true;
    const length = planSeconds(plan, metersPerMinute) * 1000;
    const departAt = isArriveBy ? at - length : at;
    const journey = { departAt, arriveAt: departAt + length, changes: 0 };
    return [wayOf(journey, legsOf(plan, from, to, departAt))];
  }

  const all = [...allTheWay(), ...withBus(true), ...withBus(false)];
  if (all.length === 0) return { journeys: [], why: hasPlan ? 'not-faster' : 'no-stations' };
  const ahead = all.filter(({ departAt }) => departAt >= now - MINUTE);
  const isForeseen = ({ legs }: BikeJourney) =>
    legs.every((leg) => leg.kind !== 'bike' || leg.departAt <= now + FORESEEN);
  const inTime = ahead.filter(isForeseen);
  if (ahead.length > 0 && inTime.length === 0) return { journeys: [], why: 'later' };
  const without = ask().journeys;
  const lengthOf = ({ departAt, arriveAt }: Timed) => arriveAt - departAt;
  const onFoot = walkSeconds(metersBetween(from, to), metersPerMinute) * 1000;
  const byBus = without.filter(({ legs }) => legs.some(({ kind }) => kind === 'ride'));
  // Beyond the last way by bus that was looked for, there may be others.
  const isCompared = (way: Timed) =>
    byBus.length === 0 ||
    byBus.some((bus) => (isArriveBy ? bus.departAt <= way.departAt : bus.arriveAt >= way.arriveAt));
  const offered = inTime.filter(
    (way) =>
      // One can walk at any time, so what counts is how long it takes.
      lengthOf(way) + WORTH <= onFoot &&
      isCompared(way) &&
      byBus.every((bus) => gain(way, bus) >= WORTH),
  );
  if (offered.length === 0) return { journeys: [], why: 'not-faster' };
  const best = unbeaten(bestFirst(offered, isArriveBy)).slice(0, MOST);
  return { journeys: byArrival(best) };
}
