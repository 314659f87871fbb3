import { measuredAt } from '../../contract/departures/measuredAt.ts';
import type { Journey, JourneyPlace, RideLeg, WalkLeg } from '../../contract/journeys/journeys.ts';
import { walkSeconds } from '../../lib/geo/walkMinutes.ts';
import { otherZone } from '../network/otherZone.ts';
import type { Routes } from './createRouter.ts';
import type { Ride, RidePart, Way } from './search/Way.ts';

/** Journeys, and when the live data in them was measured (`measuredAt`), in milliseconds since 1970; null if none is live. */
export interface FoundJourneys {
  readonly journeys: readonly Journey[];
  /** Of each journey, the stops of the network where one gets on first and off last; -1 on foot. */
  readonly ends: readonly (readonly [first: number, last: number])[];
  readonly updatedAt: number | null;
}

/** What riders read of ways: their legs in order. */
export function journeysFrom(routes: Routes): FoundJourneys {
  const { parts, metersPerMinute, ways, network, transfers, view } = routes;
  const { from, to, now } = routes.query;
  const seen = new Map<RideLeg, number>();
  const stopOf = ({ pattern }: RidePart, position: number) => view.stopsOf(pattern)[position] ?? -1;
  const walkTime = (meters: number) => walkSeconds(meters, metersPerMinute) * 1000;

  function placeOf(stop: number): JourneyPlace {
    const { part, index } = network.stopAt(stop);
    const { city, rename } = parts[part] ?? {};
    const found = city?.stops[index];
    const { stopID = '', intersection = '', lat = Number.NaN, lon = Number.NaN } = found ?? {};
    const own = { stopID, name: intersection };
    const zone = city === undefined ? {} : otherZone(found, city.snapshot.city);
    return { ...(rename?.stop(own) ?? own), lat, lon, ...zone };
  }

  function rideLegs({ parts: ridden, departs, arrives }: Ride): RideLeg[] {
    return ridden.flatMap((one, index): RideLeg[] => {
      const agency = parts[view.partOf(one.pattern)];
      if (agency === undefined) return [];
      const { live, liveFor, rename, rideOf } = agency;
      const [first, last] = [stopOf(one, one.from), stopOf(one, one.to)];
      const moment = live === null ? null : { live, now, liveFor };
      const { seenAt, ...answer } = rideOf(
        one,
        view.plannedOf(one.pattern),
        network.stopAt(first).index,
        moment,
      );
      const isLast = index === ridden.length - 1;
      const leg: RideLeg = {
        kind: 'ride',
        ...answer,
        routeID: rename?.route(answer.routeID) ?? answer.routeID,
        tripID: rename?.trip(answer.tripID) ?? answer.tripID,
        from: placeOf(first),
        to: placeOf(last),
        departAt: index === 0 ? departs * 1000 : answer.departAt,
        arriveAt: isLast ? arrives * 1000 : answer.arriveAt,
        staysSeated: isLast ? undefined : true,
      };
      if (seenAt !== null) seen.set(leg, seenAt);
      return [leg];
    });
  }

  /** A walk that begins at an instant; none where one is there already. */
  function walk(
    start: JourneyPlace,
    end: JourneyPlace,
    meters: number,
    departAt: number,
  ): WalkLeg[] {
    const time = walkTime(meters);
    if (time === 0) return [];
    const rounded = Math.round(meters);
    return [
      { kind: 'walk', from: start, to: end, meters: rounded, departAt, arriveAt: departAt + time },
    ];
  }

  function legsOf({ departs, rides }: Way): (WalkLeg | RideLeg)[] {
    const [first] = rides;
    if (first === undefined) return walk(from, to, routes.metersOnFoot, departs * 1000);
    const legs: (WalkLeg | RideLeg)[] = [];
    let before: number | null = null;
    let at = departs * 1000;
    for (const ride of rides) {
      const [start, end] = [ride.parts[0], ride.parts.at(-1)];
      if (start === undefined || end === undefined) continue;
      const boarded = stopOf(start, start.from);
      const meters =
        before === null
          ? (routes.from.get(boarded)?.meters ?? 0)
          : (transfers.around(before).find(({ stop }) => stop === boarded)?.meters ?? 0);
      legs.push(...walk(before === null ? from : placeOf(before), placeOf(boarded), meters, at));
      legs.push(...rideLegs(ride));
      before = stopOf(end, end.to);
      at = ride.arrives * 1000;
    }
    if (before !== null)
      legs.push(...walk(placeOf(before), to, routes.to.get(before)?.meters ?? 0, at));
    return legs;
  }

  const allLegs = ways.map(legsOf);
  const updatedAt = measuredAt([...seen.values()]) ?? null;
  const withOwnTime = (leg: WalkLeg | RideLeg) => {
    const seenAt = leg.kind === 'ride' ? seen.get(leg) : undefined;
    const isOlder = seenAt !== undefined && updatedAt !== null && seenAt < updatedAt;
    return isOlder ? { ...leg, updatedAt: seenAt } : leg;
  };
  const journeys = ways.map((way, index): Journey => {
    const legs = (allLegs[index] ?? []).map(withOwnTime);
    return {
      departAt: way.departs * 1000,
      arriveAt: way.arrives * 1000,
      changes: Math.max(0, way.rides.length - 1),
      walkMeters: legs.reduce((sum, leg) => sum + (leg.kind === 'walk' ? leg.meters : 0), 0),
      legs,
    };
  });
  const ends = ways.map(({ rides }) => {
    const [start, end] = [rides[0]?.parts[0], rides.at(-1)?.parts.at(-1)];
    return [
      start === undefined ? -1 : stopOf(start, start.from),
      end === undefined ? -1 : stopOf(end, end.to),
    ] as const;
  });
  return { journeys, ends, updatedAt };
}
