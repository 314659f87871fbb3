import type { AddedBus, LocatedBus } from '../../contract/realtime/located-bus.ts';
import { everyStop } from '../../contract/snapshot/live-lists.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { Steps } from '../../lib/steps.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { createEstimator } from '../estimates/createEstimator.ts';
import { estimateAdded } from '../estimates/estimateAdded.ts';
import { LearnedTimes } from '../estimates/LearnedTimes.ts';
import { Failures } from '../Failures.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { createUpdateReader, type UpdateReader } from '../predictions/createUpdateReader.ts';
import { createRunFinder } from '../predictions/findRun.ts';
import { runKey } from '../predictions/LiveRun.ts';
import type { Sightings } from '../predictions/Sightings.ts';
import type { UpdateReading } from '../predictions/UpdateReading.ts';
import { createTimesScore, type TimesScore } from '../score/createTimesScore.ts';
import { createDriveCheck } from './createDriveCheck.ts';
import { createTripCheck } from './createTripCheck.ts';
import { type BusOnRun, joinLive, type LiveTimes } from './LiveTimes.ts';
import type { Predictions } from './precedence.ts';

/** What one feed says at the moment. */
interface FeedToJoin {
  readonly buses: readonly LocatedBus[];
  readonly addedBuses: readonly AddedBus[];
  readonly updates: UpdateReading | null;
}

/** What the realtime feeds say of the runs of a city's timetable. */
export interface LiveCity extends Sightings {
  /** Reads trip updates. */
  readonly reader: UpdateReader;
  /** Joins what all feeds say, in steps of a few milliseconds. @param now milliseconds since 1970 */
  joinSteps(feeds: readonly FeedToJoin[], now: number): Steps<void>;
  current(): LiveTimes | null;
  /** The buses and runs that could not be worked out when the feeds were last joined. */
  failures(): Failures;
  /** The runs of vehicles that are on a trip of the timetable. Their routes count as tracked from then on. */
  runsOf(buses: readonly LocatedBus[]): readonly BusOnRun[];
}

export interface LiveCityOptions {
  /** How long rides took earlier; learned from now on if omitted. */
  readonly learned?: LearnedTimes | undefined;
  /** Whether runs are estimated from where their buses are; true if omitted. */
  readonly hasEstimates?: boolean | undefined;
  /** The agency's times count if it is omitted. */
  readonly predictions?: Predictions | undefined;
  /** Compares the times with when the buses came. */
  readonly score?: TimesScore;
}

export function createLiveCity(
  snapshot: Snapshot,
  timetable: Timetable,
  {
    learned = new LearnedTimes(),
    hasEstimates = true,
    predictions = 'reported',
    score = createTimesScore(),
  }: LiveCityOptions = {},
): LiveCity {
  let live: LiveTimes | null = null;
  let lastFailures = new Failures();
  /** The routes on which buses have been seen; indexes. */
  const trackedRoutes = new Set<number>();
  // What was said of the city before is of other trips.
  score.clear();
  const { trips, city } = snapshot;
  const patternOf = (trip: number) => trips.patterns[trip] ?? -1;
  const routeOf = (trip: number) => snapshot.patterns[patternOf(trip)]?.route ?? -1;
  const stops = everyStop(snapshot);
  const placeOf = (stop: number) => stops[stop] ?? { lat: Number.NaN, lon: Number.NaN };
  const runs = createRunFinder(timetable, city.timeZone);
  const dayOf = ({ startDate, at }: LocatedBus) => startDate || serviceDateAt(at, city.timeZone);
  function runOf(bus: LocatedBus): BusOnRun | null {
    trackedRoutes.add(routeOf(bus.trip));
    const run =
      bus.isCopy === true
        ? runs.copyOf(bus.trip, dayOf(bus), bus.startTime)
        : runs.find(bus.trip, bus, Number.NaN, bus.at);
    return run === null ? null : { bus, run };
  }
  const runsOf = (buses: readonly LocatedBus[], failures: Failures): readonly BusOnRun[] =>
    buses.flatMap((bus) => failures.attempt(bus.vehicleID, () => runOf(bus)) ?? []);
  const estimator = createEstimator(snapshot, timetable, learned, (run, position, at) =>
    score.came(run, position, at),
  );
  const tripCheck = createTripCheck(snapshot);
  const driveCheck = createDriveCheck();
  return {
    reader: createUpdateReader(snapshot, timetable),
    *joinSteps(feeds, now) {
      const failures = new Failures();
      const placed = feeds.flatMap(({ buses: located }) => runsOf(located, failures));
      const updates = feeds.flatMap(({ updates: reading }) => reading ?? []);
      const beginsAt = ({ start, trip }: TripRun) =>
        updates.reduce((begins, { runs: said }) => {
          const [departure = start] = said.get(runKey({ start, trip }))?.departures ?? [];
          return Number.isNaN(departure) ? begins : Math.max(begins, departure);
        }, start);
      tripCheck.forget(now);
      const isWrong = (one: BusOnRun) =>
        failures.attempt(one.bus.vehicleID, () => tripCheck.isWrong(one, beginsAt(one.run)));
      const strays: BusOnRun[] = [];
      const buses: BusOnRun[] = [];
      for (const one of placed) {
        const wrong = isWrong(one);
        if (wrong === true) strays.push(one);
        else if (wrong === false) buses.push(one);
      }
      const seen = [...placed.map(({ bus }) => bus.at), ...updates.map(({ madeAt }) => madeAt)];
      const estimates = hasEstimates ? yield* estimator.estimateSteps(buses, now, failures) : [];
      score.note(updates, estimates, now, failures);
      const addedBuses = new Map(
        feeds.flatMap((feed) => feed.addedBuses.map((bus) => [bus.tripID, bus] as const)),
      );
      const addedEstimates = updates.flatMap(({ added }) =>
        added.flatMap((run) => {
          const bus = hasEstimates ? addedBuses.get(run.tripID) : undefined;
          const isOther = bus === undefined || !['', run.run.date].includes(bus.startDate);
          if (isOther) return [];
          return failures.attempt(bus.vehicleID, () => estimateAdded(run, bus, placeOf)) ?? [];
        }),
      );
      driveCheck.forget(now);
      const isCanceled = ({ run }: BusOnRun) =>
        updates.some(({ runs: said }) => said.get(runKey(run))?.state === 'canceled');
      const stands = (one: BusOnRun) => isCanceled(one) && !driveCheck.drives(one);
      const standing = buses.filter(
        (one) => failures.attempt(one.bus.vehicleID, () => stands(one)) === true,
      );
      live = joinLive({
        timetable,
        updates,
        estimates,
        addedEstimates,
        buses,
        strays,
        standing: new Set(standing.map(({ run }) => runKey(run))),
        predictions,
        patternOf,
        seenAt: seen.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY),
      });
      lastFailures = failures;
    },
    current: () => live,
    failures: () => lastFailures,
    // Whoever fails here is noted where the feeds are joined.
    runsOf: (buses) => runsOf(buses, new Failures()),
    busOn: (run) => live?.busOn(run)?.vehicleID,
    isTracked: ({ trip }) => trackedRoutes.has(routeOf(trip)),
  };
}
