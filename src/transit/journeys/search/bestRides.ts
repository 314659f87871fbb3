import { firstRun, firstStart, type Lane } from '../lanes/Lane.ts';
import type { StopNear } from '../network/createNetwork.ts';
import type { Side } from '../network/createSide.ts';
import type { LinkedRun } from '../network/LaneLinks.ts';
import { centimeters, createIsWorse, createIsWorseOn, type Label } from './Label.ts';
import type { Search } from './Search.ts';
import { earliestOf, type StopTimes } from './StopTimes.ts';
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

/**
 * The rides of the way with the least walking among those with one departure, arrival and number of rides; of several,
 * the one with the fewest seconds in buses. It looks at all ways, but at no stop from where the end is too far.
 */
export function bestRides(query: BestRidesQuery): readonly LaneRide[] {
  const { side, from, to, departs, arrives, rounds, firstBy, ahead } = query;
  const { changes } = side;
  /** The latest time at a stop from where so many rides suffice: before one boards, and after one got off. */
  const latestIn = (lists: readonly StopTimes[], stop: number, rides: number) =>
    -earliestOf(lists, rides, stop);
  const isWorse = createIsWorse(side);
  let labels = new Map<number, Label[]>();
  const end: { best: Label | null } = { best: null };

  function add(all: Map<number, Label[]>, stop: number, label: Label): void {
    const others = all.get(stop) ?? [];
    if (others.some((other) => isWorse(label, other))) return;
    all.set(stop, [...others.filter((other) => !isWorse(other, label)), label]);
  }
  for (const { stop, seconds, meters } of from.values()) {
    const at = departs + seconds;
    if (at <= latestIn(ahead.riddenIn, stop, rounds))
      add(labels, stop, { at, walked: centimeters(meters), seconds: 0, ride: null, before: null });
  }

  for (let round = 1; round <= rounds; round++) {
    const left = rounds - round;
    const next = new Map<number, Label[]>();
    const isWorseOn = createIsWorseOn();

    function getOff(stop: number, at: number, before: Label, ride: LaneRide): void {
      const seconds = before.seconds + ride.arrives - ride.departs;
      const walk = to.get(stop);
      if (walk !== undefined && at + walk.seconds <= arrives) {
        const there: Label = {
          at: 0,
          walked: before.walked + centimeters(walk.meters),
          seconds,
          ride,
          before,
        };
        if (end.best === null || !isWorse(there, end.best)) end.best = there;
      }
      if (left === 0) return;
      let index = changes.firstOf(stop);
      for (const last = changes.endOf(stop); index < last; index++) {
        const other = changes.stops[index] ?? 0;
        const ready = at + (changes.seconds[index] ?? 0);
        if (ready > latestIn(ahead.riddenIn, other, left)) continue;
        const walked = before.walked + centimeters(changes.meters[index] ?? 0);
        add(next, other, { at: ready, walked, seconds, ride, before });
      }
    }

    /**
     * Rides on from a position, and stays on the bus where it goes on.
     *
     * @param staysOn whether to get off only where the bus has gone on
     * @returns whether any stop is of use
     */
    function ride(first: LanePart, leaves: number, before: Label, staysOn: boolean): boolean {
      let isUseful = staysOn;
      let part: LanePart | null = first;
      const parts: LanePart[] = [];
      while (part !== null) {
        const { pattern, lane, run, start, from: boarded }: LanePart = part;
        const { stops } = side.ridingOf(pattern);
        const offset = lane.offsets[run] ?? 0;
        const wait = lane.repeats?.waitAfter ?? 0;
        const isSkipped = staysOn && part === first;
        for (
          let position = isSkipped ? stops.length : boarded + 1;
          position < stops.length;
          position++
        ) {
          const comes = start + (lane.arrivals[offset + position] ?? 0);
          if (comes > arrives) return isUseful;
          const stop = stops[position] ?? 0;
          // Not where riders can't get off, nor from where the end is too far.
          if (!(comes + wait <= latestIn(ahead.readyIn, stop, left))) continue;
          isUseful = true;
          const whole = [...parts, { ...part, to: position }];
          getOff(stop, comes + wait, before, { parts: whole, departs: leaves, arrives: comes });
        }
        parts.push({ ...part, to: stops.length - 1 });
        const next: LinkedRun | null = side.hasLinks ? side.linksOf(pattern, lane).next(run) : null;
        const cost = { walked: before.walked, seconds: before.seconds - leaves };
        part =
          next === null || isWorseOn(next, cost)
            ? null
            : {
                pattern: next.links.pattern,
                lane: next.links.lane,
                run: next.index,
                start: next.links.lane.starts[next.index] ?? 0,
                from: 0,
                to: 0,
              };
      }
      return isUseful;
    }

    /** @param until after which it is too late to board there */
    function board(
      pattern: number,
      lane: Lane,
      position: number,
      label: Label,
      until: number,
    ): void {
      const { repeats, starts, offsets, departures } = lane;
      const latest = round === 1 ? Math.min(firstBy, arrives) : arrives;
      const leavesAt = (run: number, start: number) =>
        start + (departures[(offsets[run] ?? 0) + position] ?? Number.NaN);
      if (repeats !== null) {
        const start = firstStart(lane, repeats, position, label.at);
        const leaves = leavesAt(0, start);
        if (leaves <= latest)
          ride({ pattern, lane, run: 0, start, from: position, to: 0 }, leaves, label, false);
        return;
      }
      /** The first run with the same times. A later one is of use only if its bus goes on elsewhere. */
      const firsts = new Map<number, number>();
      for (let run = firstRun(lane, departures, position, label.at); run < starts.length; run++) {
        const start = starts[run] ?? 0;
        const leaves = leavesAt(run, start);
        if (!(leaves <= latest && leaves <= until)) return;
        const offset = offsets[run] ?? 0;
        const isLater = start > (firsts.get(offset) ?? Number.POSITIVE_INFINITY);
        if (!firsts.has(offset)) firsts.set(offset, start);
        if (isLater && !side.hasLinks) continue;
        const first = { pattern, lane, run, start, from: position, to: 0 };
        const isUseful = ride(first, leaves, label, isLater);
        // Those after it arrive later.
        if (!isUseful && !side.hasLinks) return;
      }
    }

    const { offsets, patterns, positions } = side.places;
    for (const [stop, all] of labels) {
      const until = latestIn(ahead.riddenIn, stop, left + 1);
      const boardAll = (pattern: number, position: number) => {
        for (const lane of side.ridingOf(pattern).lanes)
          for (const label of all)
            if (lane.latest >= label.at) board(pattern, lane, position, label, until);
      };
      const last = offsets[stop + 1] ?? 0;
      for (let at = offsets[stop] ?? 0; at < last; at++)
        boardAll(patterns[at] ?? 0, positions[at] ?? 0);
      for (const [pattern, position] of side.extraPlaces(stop)) boardAll(pattern, position);
    }
    labels = next;
  }
  const rides: LaneRide[] = [];
  for (let label = end.best; label !== null; label = label.before)
    if (label.ride !== null) rides.push(label.ride);
  return rides.toReversed();
}
