import { firstRun, firstStart, type Lane } from '../lanes/Lane.ts';
import type { Side } from '../network/createSide.ts';
import type { LaneLinks } from '../network/LaneLinks.ts';
import { costOrder, type Label, type WayTexts } from './Label.ts';
import { type Rider, rideOf } from './Rider.ts';

/** Where riders board the runs of a lane. */
export interface Boarding {
  readonly position: number;
  readonly label: Label;
  /** After which it is too late to board there. */
  readonly until: number;
}

interface RideOptions {
  readonly side: Side;
  readonly texts: WayTexts;
  /** When a ride begins at the latest, and when one has to be there. */
  readonly latest: number;
  readonly arrives: number;
  /** Whether the end can be reached in time by who gets off at a stop. */
  readonly isUseful: (stop: number, at: number) => boolean;
  /** @param at when one can go on from the stop, to which the bus comes at a position */
  readonly getOff: (
    stop: number,
    at: number,
    rider: Rider,
    position: number,
    comes: number,
  ) => void;
}

/**
 * Creates a function that returns the latest run which starts before a given one and has the same times; -1 without one.
 * It must be called with runs in rising order.
 */
function createRunBefore({ starts, offsets }: Lane): (run: number) => number {
  const known = new Map<number, { start: number; last: number; before: number }>();
  return (run) => {
    const start = starts[run] ?? 0;
    const offset = offsets[run] ?? 0;
    const found = known.get(offset) ?? { start, last: run, before: -1 };
    known.set(offset, found);
    if (start > found.start) [found.before, found.start] = [found.last, start];
    found.last = run;
    return found.before;
  };
}

/**
 * Creates the function that rides the runs of a lane. All who are on a bus are at its next stops at once, so that only the
 * one is followed who walked least and then sat shortest; of several, the one with the least text.
 */
export function createRideLane(options: RideOptions) {
  const { side, texts, latest, arrives, isUseful, getOff } = options;
  const bestOn = new Map<LaneLinks, Rider[]>();
  const textOf = (rider: Rider) =>
    texts.onBus(rider.before, rideOf(rider, side, rider.from, rider.leaves));

  function isBetter(one: Rider, other: Rider): boolean {
    const order = costOrder(one, other);
    return order < 0 || (order === 0 && textOf(one) < textOf(other));
  }

  /** Stays on the bus where it goes on as another run, unless somebody who does so has walked less or sat shorter. */
  function stayOn(rider: Rider): void {
    if (!side.hasLinks) return;
    const own = side.links.of(rider.pattern, rider.lane);
    const links = side.links.laneAfter(own, rider.run);
    if (links === null) return;
    const index = own.runsAfter[rider.run] ?? 0;
    let others = bestOn.get(links);
    if (others === undefined) bestOn.set(links, (others = []));
    const other = others[index];
    if (other !== undefined && costOrder(rider, other) > 0) return;
    others[index] = rider;
    const { pattern, lane } = links;
    const start = lane.starts[index] ?? 0;
    const { before, leaves, walked, seconds } = rider;
    const run = { pattern, lane, run: index, start, from: 0 };
    rideRun([{ before, leaves, walked, seconds, cameAs: rider, ...run }], null);
  }

  /**
   * Rides one run.
   *
   * @param riders in the order in which they board it
   * @param later who only stays on: an earlier run has the same times
   * @returns whether it comes to any stop of use
   */
  function rideRun(riders: readonly Rider[], later: Rider | null): boolean {
    const [first] = riders;
    if (first === undefined) {
      if (later !== null) stayOn(later);
      return true;
    }
    const { lane, run, start, from } = first;
    const stops = side.stopsOf(first.pattern);
    const { arrivals } = lane;
    const offset = lane.offsets[run] ?? 0;
    const wait = lane.repeats?.waitAfter ?? 0;
    let isOfUse = false;
    let rider = first;
    let next = 1;
    for (let position = from; position < stops.length; position++) {
      if (position > from) {
        const comes = start + (arrivals[offset + position] ?? 0);
        if (comes > arrives) return isOfUse;
        const stop = stops[position] ?? 0;
        if (isUseful(stop, comes + wait)) {
          isOfUse = true;
          getOff(stop, comes + wait, rider, position, comes);
        }
      }
      for (let boards = riders[next]; boards?.from === position; boards = riders[++next])
        if (isBetter(boards, rider)) rider = boards;
    }
    stayOn(later !== null && isBetter(later, rider) ? later : rider);
    return isOfUse;
  }

  return (pattern: number, lane: Lane, boardings: readonly Boarding[]): void => {
    const { repeats, starts, offsets, departures } = lane;
    const riderFrom = (label: Label, leaves: number, run: number, start: number, from: number) => ({
      before: label,
      leaves,
      walked: label.walked,
      seconds: label.seconds - leaves,
      cameAs: null,
      pattern,
      lane,
      run,
      start,
      from,
    });
    if (repeats !== null) {
      for (const { position, label } of boardings) {
        const start = firstStart(lane, repeats, position, label.at);
        const leaves = start + (departures[(offsets[0] ?? 0) + position] ?? Number.NaN);
        if (leaves <= latest) rideRun([riderFrom(label, leaves, 0, start, position)], null);
      }
      return;
    }
    const sorted = boardings.toSorted((one, other) => one.position - other.position);
    const firsts = sorted.map(({ position, label }) =>
      firstRun(lane, departures, position, label.at),
    );
    const links = side.hasLinks ? side.links.of(pattern, lane) : null;
    const sameBefore = createRunBefore(lane);
    for (let run = Math.min(...firsts); run < starts.length; run++) {
      const start = starts[run] ?? 0;
      const offset = offsets[run] ?? 0;
      const before = sameBefore(run);
      let goesOn: boolean | null = null;
      const riders: Rider[] = [];
      let later: Rider | null = null;
      /** Whether anybody can board this run, and whether later ones may be of use to others than who is followed on this one. */
      let [isOpen, othersWait] = [false, false];
      for (const [nth, { position, label, until }] of sorted.entries()) {
        const first = firsts[nth] ?? 0;
        if (run < first) othersWait = true;
        if (run < first) continue;
        const leaves = start + (departures[offset + position] ?? Number.NaN);
        if (!(leaves <= until)) continue;
        isOpen = true;
        const isLater = before >= first;
        if (isLater) othersWait = true;
        if (isLater && !(goesOn ??= links !== null && side.links.laneAfter(links, run) !== null))
          continue;
        const other: Rider | null = isLater ? later : (riders.at(-1) ?? null);
        if (other !== null) {
          const order = label.walked - other.walked || label.seconds - leaves - other.seconds;
          if (order > 0) continue;
        }
        const rider = riderFrom(label, leaves, run, start, position);
        if (!isLater) riders.push(rider);
        else if (later === null || isBetter(rider, later)) later = rider;
      }
      if (!isOpen && !othersWait) return;
      if (riders.length === 0 && later === null) continue;
      // Those after it arrive later.
      if (!rideRun(riders, later) && !side.hasLinks && !othersWait) return;
    }
  };
}
