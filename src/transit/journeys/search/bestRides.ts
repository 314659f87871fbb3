import { firstRun, firstStart, type Lane } from '../lanes/Lane.ts';
import type { StopNear } from '../network/createNetwork.ts';
import type { RunInLane } from '../network/createNetworkView.ts';
import type { Side } from '../network/createSide.ts';
import type { Search } from './Search.ts';
import type { LanePart, LaneRide } from './Way.ts';

/** A stop where a way begins or ends, with the walk. */
interface AccessStop extends StopNear {
  readonly seconds: number;
}
export type AccessStops = ReadonlyMap<number, AccessStop>;

interface BestRidesQuery {
  readonly side: Side;
  readonly from: AccessStops;
  readonly to: AccessStops;
  /** When one sets out and is there. No way leaves later, or is there earlier. */
  readonly departs: number;
  readonly arrives: number;
  readonly rounds: number;
  /** The first ride departs by then. */
  readonly firstBy: number;
  /** A search of the other direction from the end, with as many rounds: it knows what can still be reached in time. */
  readonly ahead: Search;
}

/** Where one can board, with how one got there. */
interface Label {
  readonly at: number;
  /** On foot until then, and seconds in buses. */
  readonly meters: number;
  readonly seconds: number;
  readonly ride: LaneRide | null;
  readonly before: Label | null;
}

const isWorse = (one: Label, other: Label) =>
  other.at <= one.at &&
  (other.meters < one.meters || (other.meters === one.meters && other.seconds <= one.seconds));

/**
 * The rides of the way with the least walking among those with one departure, arrival and number of rides; of several,
 * the one with the fewest seconds in buses. It looks at all ways, but at no stop from where the end is too far.
 */
export function bestRides(query: BestRidesQuery): readonly LaneRide[] {
  const { side, from, to, departs, arrives, rounds, firstBy, ahead } = query;
  /** The latest time at a stop from where so many rides suffice: before one boards, and after one got off. */
  const latestIn = (lists: readonly Float64Array[], stop: number, first: number, rides: number) => {
    let latest = Number.NEGATIVE_INFINITY;
    for (let round = first; round <= rides; round++)
      latest = Math.max(latest, -(lists[round]?.[stop] ?? Number.POSITIVE_INFINITY));
    return latest;
  };
  let labels = new Map<number, Label[]>();
  const end: { best: Label | null } = { best: null };

  function add(all: Map<number, Label[]>, stop: number, label: Label): void {
    const others = all.get(stop) ?? [];
    if (others.some((other) => isWorse(label, other))) return;
    all.set(stop, [...others.filter((other) => !isWorse(other, label)), label]);
  }
  for (const { stop, seconds, meters } of from.values()) {
    const at = departs + seconds;
    if (at <= latestIn(ahead.riddenIn, stop, 1, rounds))
      add(labels, stop, { at, meters, seconds: 0, ride: null, before: null });
  }

  for (let round = 1; round <= rounds; round++) {
    const left = rounds - round;
    const next = new Map<number, Label[]>();

    /** @returns whether it is of use to get off there */
    function getOff(stop: number, before: Label, ride: LaneRide, wait: number): boolean {
      const at = ride.arrives + wait;
      if (at > latestIn(ahead.readyIn, stop, 0, left)) return false;
      const seconds = before.seconds + ride.arrives - ride.departs;
      const walk = to.get(stop);
      if (walk !== undefined && at + walk.seconds <= arrives) {
        const there: Label = { at: 0, meters: before.meters + walk.meters, seconds, ride, before };
        if (end.best === null || !isWorse(there, end.best)) end.best = there;
      }
      if (left === 0) return true;
      const { stops, seconds: changes, meters } = side.changesFrom(stop);
      for (const [index, other] of stops.entries()) {
        const ready = at + (changes[index] ?? 0);
        if (ready > latestIn(ahead.riddenIn, other, 1, left)) continue;
        const walked = before.meters + (meters[index] ?? 0);
        add(next, other, { at: ready, meters: walked, seconds, ride, before });
      }
      return true;
    }

    /** Rides on from a position, and stays on the bus where it goes on. @returns whether any stop is of use */
    function ride(first: LanePart, leaves: number, before: Label): boolean {
      let isUseful = false;
      let part: LanePart | null = first;
      const parts: LanePart[] = [];
      while (part !== null) {
        const { pattern, lane, run, start, from: boarded }: LanePart = part;
        const stops = side.stopsOf(pattern);
        const offset = lane.offsets[run] ?? 0;
        for (let to = boarded + 1; to < stops.length; to++) {
          const comes = start + (lane.arrivals[offset + to] ?? 0);
          if (comes > arrives) return isUseful;
          if (Number.isNaN(comes)) continue;
          const whole = { parts: [...parts, { ...part, to }], departs: leaves, arrives: comes };
          if (getOff(stops[to] ?? 0, before, whole, lane.repeats?.waitAfter ?? 0)) isUseful = true;
        }
        parts.push({ ...part, to: stops.length - 1 });
        const link: RunInLane | null = side.hasLinks ? side.next(pattern, lane, run) : null;
        part = link && {
          pattern: link.pattern,
          lane: link.lane,
          run: link.index,
          start: link.lane.starts[link.index] ?? 0,
          from: 0,
          to: 0,
        };
      }
      return isUseful;
    }

    function board(pattern: number, lane: Lane, position: number, label: Label): void {
      const { repeats, starts, offsets, departures } = lane;
      const latest = round === 1 ? Math.min(firstBy, arrives) : arrives;
      const leavesAt = (run: number, start: number) =>
        start + (departures[(offsets[run] ?? 0) + position] ?? Number.NaN);
      if (repeats !== null) {
        const start = firstStart(lane, repeats, position, label.at);
        const leaves = leavesAt(0, start);
        if (leaves <= latest)
          ride({ pattern, lane, run: 0, start, from: position, to: 0 }, leaves, label);
        return;
      }
      for (let run = firstRun(lane, departures, position, label.at); run < starts.length; run++) {
        const start = starts[run] ?? 0;
        const leaves = leavesAt(run, start);
        if (!(leaves <= latest)) return;
        const isUseful = ride({ pattern, lane, run, start, from: position, to: 0 }, leaves, label);
        // Those after it arrive later.
        if (!isUseful && !side.hasLinks) return;
      }
    }

    for (const [stop, all] of labels)
      side.eachPlace(stop, (pattern, position) => {
        for (const lane of side.lanesOf(pattern))
          for (const label of all) board(pattern, lane, position, label);
      });
    labels = next;
  }
  const rides: LaneRide[] = [];
  for (let label = end.best; label !== null; label = label.before)
    if (label.ride !== null) rides.push(label.ride);
  return rides.toReversed();
}
