import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { Steps } from '../../lib/steps.ts';
import type { BusOnRun } from '../arrivals/LiveTimes.ts';
import type { Failures } from '../Failures.ts';
import type { RunTimes, Timetable, TripRun } from '../network/Timetable.ts';
import { type LiveRun, runKey } from '../predictions/LiveRun.ts';
import { createBusTracker } from './createBusTracker.ts';
import { createRideTimes } from './createRideTimes.ts';
import { createRunTimes } from './createRunTimes.ts';
import { EarlyWaits } from './EarlyWaits.ts';
import type { LearnedTimes } from './LearnedTimes.ts';
import { placeByTimetable } from './placeByTimetable.ts';

const MINUTE = 60_000;
/** Buses open their doors, and feeds say that they have come, before they stand at the stop's own place. */
const COMES_BEFORE = 8000;
/** Buses leave their first stop so long after its time, in milliseconds. */
const LEAVES_AFTER = 30_000;
/** Typical rides leave out those that stalled, and on a long way a bus stalls somewhere. */
const WITH_STALLS = 1.01;
/** After its last trip a bus needs so long until it can leave again, in milliseconds. */
const LEAST_LAYOVER = MINUTE;
/** Estimating a run takes about 0.1 ms. */
const BUSES_PER_STEP = 40;
/** The next trip of a bus is estimated if it begins within this, in milliseconds. */
const NEXT_TRIP_WITHIN = 60 * MINUTE;

/** Works out when buses come from where they are, where an agency publishes positions and no predictions. */
export interface Estimator {
  /**
   * Learns from where buses are, and estimates their runs and the next ones of their blocks, in steps of a few
   * milliseconds.
   *
   * @param now milliseconds since 1970
   * @param failures notes the buses whose runs can't be estimated
   */
  estimateSteps(
    buses: readonly BusOnRun[],
    now: number,
    failures: Failures,
  ): Steps<readonly LiveRun[]>;
}

/**
 * Creates an estimator for a snapshot. From the bus's place on, the timetable is carried on; rides that were learned
 * at this hour on this kind of day, those of the buses before it on the same piece of road, and the pace of the whole
 * city correct it.
 *
 * @param onArrival called when a bus was seen to come to a stop of its run, with the milliseconds since 1970
 */
export function createEstimator(
  snapshot: Snapshot,
  timetable: Timetable,
  learned: LearnedTimes,
  onArrival: (run: TripRun, position: number, at: number) => void,
): Estimator {
  const { patterns, trips } = snapshot;
  const tracker = createBusTracker();
  const rides = createRideTimes(snapshot, learned);
  const waits = new EarlyWaits();
  const runTimes = createRunTimes(snapshot, timetable);

  function learn({ bus, run }: BusOnRun, pattern: number, times: RunTimes, place: number): number {
    const followed = tracker.follow(bus, run, times, place);
    for (const { position, at } of followed.came) onArrival(run, position, at);
    for (const { position, ...ride } of followed.rides) {
      if (position > 0 && runTimes.mayWait(pattern, position, times)) {
        const began = ride.at - ride.seconds * 1000;
        const usual = rides.rideOf(
          { bus, run },
          pattern,
          position,
          ride.scheduledSeconds * 1000,
          began,
        );
        const early = (times.arrivals[position] ?? Number.NaN) - began;
        waits.add(early / 1000, ride.seconds - usual / 1000);
      }
      rides.learn({ bus, run }, pattern, position, ride);
    }
    return followed.place;
  }

  /**
   * A run from a place on.
   *
   * @param from the place by the timetable, and when the bus is there
   * @param next the first stop that it has not left
   */
  function runFrom(
    onRun: BusOnRun,
    times: RunTimes,
    from: { readonly place: number; readonly at: number; readonly next: number },
  ): LiveRun {
    const { bus, run } = onRun;
    const pattern = trips.patterns[run.trip] ?? -1;
    const count = times.arrivals.length;
    const arrivals = new Float64Array(count).fill(Number.NaN);
    const departures = new Float64Array(count).fill(Number.NaN);
    let { at } = from;
    for (let position = from.next; position < count; position++) {
      const [arrival, departure] = [times.arrivals[position] ?? 0, times.departures[position] ?? 0];
      if (position > 0) {
        const start = times.arrivals[position - 1] ?? arrival;
        const whole = arrival - start;
        const left = position === from.next ? arrival - Math.max(from.place, start) : whole;
        const ride = rides.rideOf(onRun, pattern, position - 1, whole, at);
        at += whole > 0 ? (WITH_STALLS * ride * left) / whole : 0;
      }
      arrivals[position] =
        position === from.next ? Math.max(bus.at, at - COMES_BEFORE) : at - COMES_BEFORE;
      // Nobody leaves the first stop early, and a train no stop.
      if (position === 0) at = Math.max(at, departure);
      else if (position < count - 1 && runTimes.mayWait(pattern, position, times))
        at += (runTimes.isTrainOn(pattern) ? 1 : waits.share()) * Math.max(0, arrival - at);
      // A late bus shortens a wait of the timetable.
      const leaves = Math.min(at + departure - arrival, Math.max(at, departure));
      departures[position] = Math.max(
        arrivals[position] ?? at,
        position === 0 ? at : leaves - COMES_BEFORE,
      );
      if (position === 0) at += LEAVES_AFTER;
    }
    return {
      run,
      vehicleID: bus.vehicleID,
      state: 'running',
      basis: 'estimated',
      measuredAt: bus.at,
      seenAt: bus.at,
      arrivals,
      departures,
      skipped: new Uint8Array(count),
      next: from.next,
      spreadSeconds: Number.NaN,
    };
  }

  /** The run that a bus is on. @returns null if its place is not known */
  function currentRun(onRun: BusOnRun): LiveRun | null {
    const { bus, run } = onRun;
    const pattern = trips.patterns[run.trip] ?? -1;
    const shape = patterns[pattern];
    if (shape === undefined) return null;
    const times = runTimes.timesOf(run);
    const placed = placeByTimetable(bus, shape, times);
    if (Number.isNaN(placed)) return null;
    const place = learn(onRun, pattern, times, placed);
    const byPlace = times.arrivals.findIndex((arrival) => arrival > place);
    const next = Math.max(bus.next, byPlace === -1 ? times.arrivals.length : byPlace);
    const start = times.departures[0] ?? bus.at;
    // A bus that stands near its first stop long before its time has not left, and leaves by the timetable.
    const isBefore = next <= 1 && (place <= start || bus.at < start - MINUTE);
    const from = isBefore
      ? { place: start, at: Math.max(bus.at, start), next: 0 }
      : { place, at: bus.at, next };
    return runFrom(onRun, times, from);
  }

  /** The next run of the bus's block, which begins when the bus has come and rested. */
  function nextRun({ bus }: BusOnRun, current: LiveRun, now: number): LiveRun | null {
    const run = timetable.nextInBlock(current.run);
    if (run === null || run.start > now + NEXT_TRIP_WITHIN) return null;
    const end = current.arrivals.at(-1) ?? Number.NaN;
    const free = (Number.isNaN(end) ? bus.at : end) + LEAST_LAYOVER;
    const times = runTimes.timesOf(run);
    const [start = run.start] = times.departures;
    return runFrom({ bus, run }, times, { place: start, at: Math.max(start, free), next: 0 });
  }

  return {
    *estimateSteps(buses, now, failures) {
      tracker.forget(now);
      rides.forget(now);
      const current: { readonly onRun: BusOnRun; readonly live: LiveRun }[] = [];
      for (const [index, onRun] of buses.entries()) {
        if (index % BUSES_PER_STEP === BUSES_PER_STEP - 1) yield;
        const live = failures.attempt(onRun.bus.vehicleID, () => currentRun(onRun));
        if (live !== null) current.push({ onRun, live });
      }
      const driven = new Set(current.map(({ live }) => runKey(live.run)));
      const following: LiveRun[] = [];
      for (const [index, { onRun, live }] of current.entries()) {
        if (index % BUSES_PER_STEP === BUSES_PER_STEP - 1) yield;
        const next = failures.attempt(onRun.bus.vehicleID, () => nextRun(onRun, live, now));
        if (next !== null && !driven.has(runKey(next.run))) following.push(next);
      }
      return [...following, ...current.map(({ live }) => live)];
    },
  };
}
