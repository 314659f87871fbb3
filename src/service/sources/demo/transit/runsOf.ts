import { runsOn } from '../../../../lib/time/service-calendar.ts';
import type { ServiceDate } from '../../../../lib/time/service-date.ts';
import buses from '../data/buses.json' with { type: 'json' };
import stopTimes from '../data/stop-times.json' with { type: 'json' };
import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';
import { disruptionOf, type Disruption } from './disruptions.ts';
import { RAMP } from './place-on-trip.ts';

export type Bus = (typeof buses)[number];

/** A trip of a bus on a service day as it really goes. */
export interface ActualRun extends Disruption {
  readonly bus: Bus;
  /** An index in the snapshot. */
  readonly trip: number;
  readonly date: ServiceDate;
  /** Seconds of the service day at which it should begin. */
  readonly start: number;
  /** The arrival and the departure at each stop in turn by the timetable, in seconds after `start`. */
  readonly planned: readonly number[];
  /** The same as it really goes. Those of a canceled run are by the timetable. */
  readonly times: readonly number[];
  /** Seconds of the service day at which it ends. */
  readonly end: number;
  /** The seconds of the service day from which its bus is in service for it, waiting at the first stop. */
  readonly shownFrom: number;
}

/** After a longer break, in seconds, a bus was in the garage. */
const LONGEST_LAYOVER = 30 * 60;
/** Seconds from the garage to the first departure. */
const FROM_GARAGE = 5 * 60;
/** Seconds that a driver rests at least between two trips. */
const LEAST_LAYOVER = 2 * 60;
/** A bus that is behind its timetable drives at most so much faster. */
const FASTEST = 0.9;
/** Meters a second. */
const MOST_SPEED = 20;

/** How much of its lateness a bus has after a share of its trip: it builds up where the trip is half done. */
const eased = (share: number) => share * share * (3 - 2 * share);

/**
 * When a bus comes to each stop of a trip and leaves it.
 *
 * @param late seconds after its time at which it begins
 */
function timesOf(
  planned: readonly number[],
  distances: readonly number[],
  { lateness, skipped }: Disruption,
  late: number,
): number[] {
  const whole = planned.at(-1) ?? 0;
  const times = [late, late];
  for (let stop = 1; stop < distances.length; stop += 1) {
    const [left = 0, arrival = 0, departure = 0] = planned.slice(2 * stop - 1, 2 * stop + 2);
    const drive = arrival - left;
    const meters = elementAt(distances, stop) - elementAt(distances, stop - 1);
    const fastest = Math.min(drive, Math.max(FASTEST * drive, meters / MOST_SPEED + RAMP));
    const share = eased(arrival / whole);
    const wanted = arrival + late * (1 - share) + lateness * share;
    const at = Math.round(Math.max((times.at(-1) ?? 0) + fastest, wanted));
    times.push(at, skipped.includes(stop) ? at : at + departure - arrival);
  }
  return times;
}

function computeRuns(bus: Bus, date: ServiceDate, seed: number): readonly ActualRun[] {
  const { patterns, services, trips } = demoSnapshot();
  const isRunning = services.map((service) => runsOn(service, date));
  const [first = 0, after = 0] = bus.trips;
  const runs: ActualRun[] = [];
  let freeFrom = Number.NEGATIVE_INFINITY;
  for (let trip = first; trip < after; trip += 1) {
    if (isRunning[elementAt(trips.services, trip)] !== true) continue;
    const disruption = disruptionOf(trip, date, seed);
    const pattern = elementAt(trips.patterns, trip);
    const planned = elementAt(stopTimes, pattern);
    const start = elementAt(trips.starts, trip);
    const late = Math.max(0, freeFrom + LEAST_LAYOVER - start);
    const times = disruption.isCanceled
      ? planned
      : timesOf(planned, elementAt(patterns, pattern).distances, disruption, late);
    // A bus whose trip was canceled goes to the first stop of its next one, unseen.
    const isFromGarage = start - freeFrom > LONGEST_LAYOVER || runs.at(-1)?.isCanceled === true;
    const shownFrom = isFromGarage ? Math.max(start - FROM_GARAGE, freeFrom + 60) : freeFrom;
    const end = start + elementAt(times, -1);
    runs.push({ ...disruption, bus, trip, date, start, end, planned, times, shownFrom });
    if (!disruption.isCanceled) freeFrom = end;
  }
  return runs;
}

/** The runs of all buses on the days that were asked for last. */
const runsByDay = new Map<string, Map<Bus, readonly ActualRun[]>>();
const MOST_DAYS = 6;

/**
 * The trips of a bus on a service day as they really go, in their order: early, late, bunched, canceled, with
 * stops that are left out. A bus that is late begins its next trip late. The same for each seed and day.
 */
export function runsOf(bus: Bus, date: ServiceDate, seed: number): readonly ActualRun[] {
  const key = `${seed} ${date}`;
  let day = runsByDay.get(key);
  if (day === undefined) {
    if (runsByDay.size >= MOST_DAYS) runsByDay.clear();
    day = new Map();
    runsByDay.set(key, day);
  }
  const existing = day.get(bus);
  if (existing !== undefined) return existing;
  const runs = computeRuns(bus, date, seed);
  day.set(bus, runs);
  return runs;
}
