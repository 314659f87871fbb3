import type { LocatedBus } from '../../contract/realtime/located-bus.ts';
import { groupBy } from '../../lib/groupBy.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { addedKey, type AddedRun, type LiveRun, runKey } from '../predictions/LiveRun.ts';
import type { UpdateReading } from '../predictions/UpdateReading.ts';
import { asAgencySays, better, countsBefore, type Predictions } from './precedence.ts';
import { CANCELED_STAYS } from './runTime.ts';

/** A bus with the run of its trip. */
export interface BusOnRun {
  readonly bus: LocatedBus;
  readonly run: TripRun;
}

/** A run of the timetable that stops elsewhere today. */
interface MovedRun {
  readonly live: LiveRun;
  /** The place of the planned stop. */
  readonly position: number;
}

/** A stop of an added run. */
interface AddedStop {
  readonly added: AddedRun;
  readonly position: number;
}

/** What is known of the city's runs beyond the timetable, at one moment. */
export interface LiveTimes {
  /** The timetable whose runs these are. */
  readonly timetable: Timetable;
  /** What is known of a run; undefined if only the timetable knows of it. */
  of(run: Pick<TripRun, 'trip' | 'start'>): LiveRun | undefined;
  /** All runs of the timetable that have live data, and all that it does not have. */
  readonly runs: Iterable<LiveRun>;
  readonly addedRuns: Iterable<AddedRun>;
  /** Whether any run may be hidden. */
  readonly hidesRuns: boolean;
  /** The runs of a pattern that have live data. */
  ofPattern(pattern: number): readonly LiveRun[];
  /**
   * Whether a run is not shown: it takes no passengers, or another one goes in its place.
   *
   * @param now milliseconds since 1970
   * @param liveFor the age from which what was seen is no longer live, in milliseconds
   */
  isHidden(run: TripRun, now: number, liveFor: number): boolean;
  /** Until when it is not shown; -Infinity if it always is. */
  hiddenUntil(run: TripRun, liveFor: number): number;
  /** Where added runs stop at a stop. */
  addedAt(stop: number): readonly AddedStop[];
  /** The runs that stop at a stop today instead of another one. */
  movedTo(stop: number): readonly MovedRun[];
  /** An added run by its trip_id and day. */
  addedTrip(tripID: string, date: string): AddedRun | undefined;
  /** The bus on a run, if one was seen. */
  busOn(run: TripRun): LocatedBus | undefined;
  /** The run of a bus. */
  runOfBus(vehicleID: string): BusOnRun | undefined;
  /** When the newest of the feeds was made, in milliseconds since 1970; -Infinity without one. */
  readonly seenAt: number;
  /** When the newest of its trip updates was made; -Infinity without one. */
  readonly updatesAt: number;
}

/** What `joinLive` joins. */
export interface LiveParts {
  readonly timetable: Timetable;
  /** The trip updates of each feed. */
  readonly updates: readonly UpdateReading[];
  /** The runs as estimated from where their buses are. */
  readonly estimates: readonly LiveRun[];
  /** Added runs as estimated in the same way. */
  readonly addedEstimates: readonly AddedRun[];
  readonly buses: readonly BusOnRun[];
  /** Buses whose place contradicts the trip that their feed says they are on. */
  readonly strays: readonly BusOnRun[];
  /** The canceled runs, by `runKey`, whose bus does not move. */
  readonly standing: ReadonlySet<string>;
  readonly predictions: Predictions;
  /** The index of the pattern of a trip. */
  patternOf(trip: number): number;
  readonly seenAt: number;
}

/**
 * Joins what the feeds and the estimates say of the city's runs, by one rule: an agency's prediction before an
 * estimate, or the other way round if the operator chose so; of two agencies' the newer; and a bus that drives a run
 * beats its cancellation. A run whose only bus drives another trip is known by the timetable alone.
 */
export function joinLive(parts: LiveParts): LiveTimes {
  const deleted = new Map<string, number>();
  const replaced = new Map<string, number>();
  const added = new Map<string, AddedRun>();
  const busByRun = new Map<string, LocatedBus>();
  const byVehicle = new Map(parts.strays.map((stray) => [stray.bus.vehicleID, stray]));
  for (const one of parts.buses) {
    const key = runKey(one.run);
    const other = busByRun.get(key);
    // Of two buses on one run, the one that is farther is not the next one's ghost.
    if (other === undefined || one.bus.next >= other.next) busByRun.set(key, one.bus);
    byVehicle.set(one.bus.vehicleID, one);
  }
  const all = new Map<string, LiveRun>();
  for (const reading of parts.updates) {
    for (const [key, live] of reading.runs) {
      const other = all.get(key);
      all.set(key, other === undefined ? live : better(other, live));
    }
    for (const key of reading.deleted) deleted.set(key, reading.madeAt);
    for (const key of reading.replaced) replaced.set(key, reading.madeAt);
    for (const one of reading.added) {
      const other = added.get(addedKey(one));
      if (other === undefined || one.measuredAt > other.measuredAt) added.set(addedKey(one), one);
    }
  }
  for (const key of busByRun.keys())
    if (all.get(key)?.state === 'canceled' && !parts.standing.has(key)) all.delete(key);
  for (const { run } of parts.strays) {
    const key = runKey(run);
    // Whoever predicted the run did so for a bus that does not drive it.
    if (!busByRun.has(key) && all.get(key)?.state !== 'canceled') all.delete(key);
  }
  for (const live of parts.estimates) {
    const key = runKey(live.run);
    const other = all.get(key);
    if (countsBefore(live, other, parts.predictions))
      all.set(key, other === undefined ? live : asAgencySays(live, other));
  }
  for (const one of parts.addedEstimates)
    if (countsBefore(one, added.get(addedKey(one)), parts.predictions))
      added.set(addedKey(one), one);
  const byPattern = groupBy(all.values(), ({ run }) => parts.patternOf(run.trip));
  const addedByStop = groupBy(
    [...added.values()].flatMap((one) =>
      one.stops.map((stop, position) => ({ added: one, position, stop })),
    ),
    ({ stop }) => stop,
  );
  const movedByStop = groupBy(
    [...all.values()].flatMap((live) =>
      [...(live.moved ?? [])].map(([position, stop]) => ({ live, position, stop })),
    ),
    ({ stop }) => stop,
  );
  function hiddenUntil(run: TripRun, liveFor: number): number {
    const key = runKey(run);
    return Math.max(
      (deleted.get(key) ?? Number.NEGATIVE_INFINITY) + CANCELED_STAYS,
      (replaced.get(key) ?? Number.NEGATIVE_INFINITY) + liveFor,
    );
  }
  return {
    timetable: parts.timetable,
    of: (run) => all.get(runKey(run)),
    runs: [...all.values()],
    addedRuns: [...added.values()],
    hidesRuns: deleted.size + replaced.size > 0,
    ofPattern: (pattern) => byPattern.get(pattern) ?? [],
    isHidden: (run, now, liveFor) => now <= hiddenUntil(run, liveFor),
    hiddenUntil,
    addedAt: (stop) => addedByStop.get(stop) ?? [],
    movedTo: (stop) => movedByStop.get(stop) ?? [],
    addedTrip: (tripID, date) => added.get(addedKey({ tripID, run: { date } })),
    busOn: (run) => busByRun.get(runKey(run)),
    runOfBus: (vehicleID) => byVehicle.get(vehicleID),
    seenAt: parts.seenAt,
    updatesAt: Math.max(...parts.updates.map(({ madeAt }) => madeAt)),
  };
}
