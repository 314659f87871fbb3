import {
  type ReportedTrip,
  type ReportedTrips,
  TRIP,
} from '../../contract/realtime/reported-trips.ts';
import { everyStop } from '../../contract/snapshot/live-lists.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { Steps } from '../../lib/steps.ts';
import { Failures } from '../Failures.ts';
import type { Timetable, TripRun } from '../network/Timetable.ts';
import { addedRun, isAdded, isAllSkipped } from './addedRun.ts';
import { carryDelays } from './carryDelays.ts';
import { createCopyFinder } from './createCopyFinder.ts';
import { createRunCollector } from './createRunCollector.ts';
import { createRunFinder, HALF_DAY } from './findRun.ts';
import { keepOnce } from './keepOnce.ts';
import { addedKey, type AddedRun, runKey } from './LiveRun.ts';
import { ArrayPool } from './run/ArrayPool.ts';
import { createRunPredictor } from './run/createRunPredictor.ts';
import { firstTime } from './run/judgeUpdate.ts';
import { tripStopIDs } from './run/tripStopIDs.ts';
import type { Sightings } from './Sightings.ts';
import { createUpdateTally, tripName } from './update-counts.ts';
import type { UpdateReading } from './UpdateReading.ts';

interface UpdateOptions extends Sightings {
  /** When the message was made, or read, in milliseconds since 1970. */
  readonly madeAt: number;
  readonly now: number;
  /** The index of the trip that the feed means, or -1. */
  readonly tripOf: (trip: ReportedTrip) => number;
  /** The index of the route that the feed names, or else of that on which its vehicle is; -1 if unknown. */
  readonly routeOf: (trip: ReportedTrip) => number;
  /** What the message before said: stops that it had and this one lacks are behind the bus. */
  readonly before: UpdateReading | null;
}

export interface UpdateReader {
  /** Applies a message to the timetable, in steps of a few milliseconds. */
  readSteps(message: ReportedTrips, options: UpdateOptions): Steps<UpdateReading>;
}

const TRIPS_PER_STEP = 500;
const STOPS_PER_STEP = 5000;

/** Creates a reader of trip updates for a snapshot and its timetable. */
export function createUpdateReader(snapshot: Snapshot, timetable: Timetable): UpdateReader {
  const { patterns, trips } = snapshot;
  const runs = createRunFinder(timetable, snapshot.city.timeZone);
  const stopByID = new Map(everyStop(snapshot).map(({ gtfsStopID }, index) => [gtfsStopID, index]));
  const findCopied = createCopyFinder({ patterns, timetable, runs, stopByID });
  const patternOf = (trip: number) => trips.patterns[trip] ?? -1;
  const stopIDsOf = tripStopIDs(snapshot);
  const city = { timetable, stopIDsOf, stopByID, patternOf, scratch: new ArrayPool() };

  return {
    *readSteps({ trips: reported, stops, stopsTooMany }, options) {
      const { madeAt, now, before } = options;
      const tally = createUpdateTally();
      tally.count('stopsTooMany', '', stopsTooMany);
      const deleted = new Set<string>();
      const replaced = new Set<string>();
      const added = new Map<string, AddedRun>();
      const predictor = createRunPredictor(city, stops, tally, options);
      const collector = createRunCollector(timetable, tally, options.busOn);
      const { runs: found, refused } = collector;

      /** A run with stops of its own, in place of another one or beside the timetable. */
      function readAdded(trip: ReportedTrip, inPlaceOf: TripRun | null, pattern = -1): void {
        // A new trip is canceled so.
        if (isAllSkipped(trip, stops)) return;
        const route = patterns[pattern]?.route ?? options.routeOf(trip);
        const onUnknownStop = (stopID: string) => tally.count('unknownStop', stopID);
        const replaced = inPlaceOf && {
          run: inPlaceOf,
          times: timetable.timesOf(inPlaceOf),
          stops: patterns[pattern]?.stops ?? [],
        };
        const context = { snapshot, route, stopByID, replaced, madeAt, now, onUnknownStop };
        const made = addedRun(trip, stops, context);
        if (typeof made === 'string') {
          tally.count(made, tripName(trip));
          return;
        }
        const { stops: listed, routes } = snapshot;
        if (route >= routes.length) tally.count('unlistedRoute', made.routeID);
        for (const stop of made.stops)
          if (stop >= listed.length)
            tally.count('unlistedStop', everyStop(snapshot)[stop]?.gtfsStopID ?? '');
        const key = addedKey(made);
        const other = added.get(key);
        if (other !== undefined) tally.count('repeatedTrip', tripName(trip));
        if (other === undefined || made.measuredAt > other.measuredAt) added.set(key, made);
      }

      /** An added trip whose ID the timetable doesn't have. It may still be one of its runs. */
      function readUnlisted(trip: ReportedTrip): void {
        const run = findCopied(trip, stops, options.routeOf(trip));
        if (run === null) readAdded(trip, null);
        else collector.keep(runKey(run), predictor.predicted(run, trip, 'running'), trip);
      }

      function readKnown(index: number, trip: ReportedTrip): void {
        const saidAt = firstTime(trip, stops, now);
        const run = runs.find(index, trip, saidAt, now);
        // An added trip may have the name of one that runs on other days.
        const saidOrNow = Number.isNaN(saidAt) ? now : saidAt;
        if (isAdded(trip) && !(run !== null && Math.abs(saidOrNow - run.start) <= HALF_DAY)) {
          readAdded(trip, null);
          return;
        }
        if (run === null && trip.relationship === TRIP.unscheduled) {
          // Several buses may drive it, without a start by which the timetable knows them.
          const tripID = [trip.tripID, trip.startTime || trip.vehicleID].join(' ');
          readAdded({ ...trip, tripID }, null, patternOf(index));
          return;
        }
        if (run === null) {
          tally.count('notOnThatDay', tripName(trip));
          return;
        }
        const key = runKey(run);
        switch (trip.relationship) {
          case TRIP.deleted:
            if (collector.isWhollyCanceled(run, index)) deleted.add(key);
            return;
          case TRIP.canceled:
            if (collector.isWhollyCanceled(run, index))
              collector.keep(key, predictor.canceled(run, trip), trip);
            return;
          case TRIP.replacement:
            if (isAllSkipped(trip, stops)) collector.keep(key, predictor.canceled(run, trip), trip);
            else readAdded(trip, run, patternOf(index));
            return;
          case TRIP.duplicated: {
            const { startDate, startTime } = trip.copy;
            const copy = runs.copyOf(run.trip, startDate || run.date, startTime);
            if (copy === null) tally.count('withoutTimes', tripName(trip));
            else collector.keep(runKey(copy), predictor.predicted(copy, trip, 'added'), trip);
            return;
          }
          default:
            collector.keep(key, predictor.predicted(run, trip, 'running'), trip);
        }
      }

      function readTrip(trip: ReportedTrip): void {
        if (trip.unreadable !== undefined) tally.count('unreadableDate', trip.unreadable);
        // A trip beside the timetable may start with one of it, and is not that one.
        const known = options.tripOf(isAdded(trip) ? { ...trip, startTime: '' } : trip);
        if (known !== -1) readKnown(known, trip);
        else if (isAdded(trip)) readUnlisted(trip);
        else readAdded(trip, null);
      }

      let rows = 0;
      for (const [index, trip] of reported.entries()) {
        rows += trip.stopsEnd - trip.firstStop;
        if (rows >= STOPS_PER_STEP || index % TRIPS_PER_STEP === TRIPS_PER_STEP - 1) {
          rows = 0;
          yield;
        }
        try {
          readTrip(trip);
        } catch {
          // One entity never takes others with it.
          tally.count('failed', tripName(trip));
        }
      }
      keepOnce(before, refused, found, added);
      for (const { replaces } of added.values()) if (replaces !== undefined) replaced.add(replaces);
      const isOpen = (run: TripRun) => {
        const key = runKey(run);
        const isSaid = deleted.has(key) || replaced.has(key) || refused.has(key);
        return !isSaid && options.busOn(run) === undefined;
      };
      yield;
      const failures = new Failures();
      const carried = yield* carryDelays(found, timetable, isOpen, failures);
      tally.count('failed', failures.example, failures.count);
      const runsBeside = [...added.values()];
      const { counts, examples } = tally;
      const said = { runs: found, carried, deleted, replaced, added: runsBeside };
      return { madeAt, ...said, counts, examples };
    },
  };
}
