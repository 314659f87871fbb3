import type { Lane } from '../lanes/Lane.ts';
import type { StopNear } from '../network/createNetwork.ts';
import type { Side } from '../network/createSide.ts';
import { centimeters, createIsWorse, createWayTexts, type Label } from './Label.ts';
import { type Boarding, createRideLane } from './rideLane.ts';
import { type Rider, rideOf } from './Rider.ts';
import type { Search } from './Search.ts';
import { earliestOf, type StopTimes } from './StopTimes.ts';
import type { LaneRide } from './Way.ts';

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
  const { changes, places } = side;
  /** The latest time at a stop from where so many rides suffice: before one boards, and after one got off. */
  const latestIn = (lists: readonly StopTimes[], stop: number, rides: number) =>
    -earliestOf(lists, rides, stop);
  const texts = createWayTexts(side);
  const isWorse = createIsWorse(texts);
  let labels = new Map<number, Label[]>();
  const end: { best: Label | null } = { best: null };

  function add(all: Map<number, Label[]>, stop: number, label: Label): void {
    const others = all.get(stop);
    if (others === undefined) all.set(stop, [label]);
    else if (!others.some((other) => isWorse(label, other)))
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
    const boardings = new Map<Lane, { readonly pattern: number; readonly all: Boarding[] }>();

    function getOff(stop: number, at: number, rider: Rider, position: number, comes: number): void {
      const { before } = rider;
      const seconds = before.seconds + comes - rider.leaves;
      let ride: LaneRide | null = null;
      const labelAt = (when: number, meters: number): Label => ({
        at: when,
        walked: before.walked + centimeters(meters),
        seconds,
        ride: (ride ??= rideOf(rider, side, position, comes)),
        before,
      });
      const walk = to.get(stop);
      if (walk !== undefined && at + walk.seconds <= arrives) {
        const there = labelAt(0, walk.meters);
        if (end.best === null || !isWorse(there, end.best)) end.best = there;
      }
      if (left === 0) return;
      let index = changes.firstOf(stop);
      for (const last = changes.endOf(stop); index < last; index++) {
        const other = changes.stops[index] ?? 0;
        const ready = at + (changes.seconds[index] ?? 0);
        if (ready <= latestIn(ahead.riddenIn, other, left))
          add(next, other, labelAt(ready, changes.meters[index] ?? 0));
      }
    }
    const latest = round === 1 ? Math.min(firstBy, arrives) : arrives;
    const rideLane = createRideLane({
      side,
      texts,
      latest,
      arrives,
      // Not where riders can't get off, nor from where the end is too far.
      isUseful: (stop, at) => at <= latestIn(ahead.readyIn, stop, left),
      getOff,
    });

    for (const [stop, all] of labels) {
      const until = Math.min(latest, latestIn(ahead.riddenIn, stop, left + 1));
      const boardAll = (pattern: number, position: number) => {
        for (const lane of side.ridingOf(pattern).lanes)
          for (const label of all) {
            if (lane.latest < label.at) continue;
            const others = boardings.get(lane)?.all;
            const boarding = { position, label, until };
            if (others === undefined) boardings.set(lane, { pattern, all: [boarding] });
            else others.push(boarding);
          }
      };
      const last = places.offsets[stop + 1] ?? 0;
      for (let at = places.offsets[stop] ?? 0; at < last; at++)
        boardAll(places.patterns[at] ?? 0, places.positions[at] ?? 0);
      for (const [pattern, position] of side.extraPlaces(stop)) boardAll(pattern, position);
    }
    for (const [lane, { pattern, all }] of boardings) rideLane(pattern, lane, all);
    labels = next;
  }
  const rides: LaneRide[] = [];
  for (let { best: label } = end; label !== null; label = label.before)
    if (label.ride !== null) rides.push(label.ride);
  return rides.toReversed();
}
