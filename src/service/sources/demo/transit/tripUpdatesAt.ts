import { startOfServiceDay } from '../../../../lib/time/service-date.ts';
import buses from '../data/buses.json' with { type: 'json' };
import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';
import { serviceDaysAt } from './busesAt.ts';
import { type ActualRun, runsOf } from './runsOf.ts';

/** A StopTimeUpdate. Times are in seconds since 1970; a stop that is left out has none. */
interface DemoStopUpdate {
  /** An index in the trip's pattern. */
  readonly stop: number;
  readonly arrival: number | null;
  readonly departure: number | null;
  readonly isSkipped: boolean;
}

export interface DemoTripUpdate {
  /** An index in the snapshot: the trip, or the one that an extra bus follows. */
  readonly trip: number;
  readonly tripID: string;
  readonly startDate: string;
  readonly relationship: 'scheduled' | 'canceled' | 'added';
  /** Null for a bus that is not known yet. */
  readonly vehicleID: string | null;
  readonly stops: readonly DemoStopUpdate[];
}

/** Seconds before its start from which a feed tells that a trip is canceled, or leaves stops out. */
const TOLD_BEFORE = 3 * 3600;
/** Seconds before its start from which a feed predicts a trip. */
const PREDICTED_BEFORE = 20 * 60;
/** How much of the lateness to come is foreseen, so that predictions are good and not perfect. */
const FORESEEN = 0.5;

interface Moment {
  /** Seconds since the run should have begun. */
  readonly elapsed: number;
  /** When it should begin, in seconds since 1970. */
  readonly startsAt: number;
}

/** The predictions at the stops that a bus has not left. */
function predictions(run: ActualRun, { elapsed, startsAt }: Moment): DemoStopUpdate[] {
  const { planned, times, skipped } = run;
  const count = planned.length / 2;
  const left = (stop: number) => (times[2 * stop + 1] ?? 0) <= elapsed;
  let next = 0;
  while (next < count - 1 && left(next)) next += 1;
  const last = Math.max(0, 2 * next - 1);
  const lateness = (times[last] ?? 0) - (planned[last] ?? 0);
  const expected = (index: number) => {
    const [plan = 0, actual = 0] = [planned[index], times[index]];
    const at = plan + lateness + FORESEEN * (actual - plan - lateness);
    return startsAt + Math.max(Math.round(at), Math.ceil(elapsed));
  };
  return Array.from({ length: count - next }, (_, index) => {
    const stop = next + index;
    const isSkipped = skipped.includes(stop);
    return {
      stop,
      isSkipped,
      arrival: isSkipped ? null : expected(2 * stop),
      departure: isSkipped ? null : expected(2 * stop + 1),
    };
  });
}

/** What a feed says of a run; undefined if it says nothing of it now. */
function updateOf(run: ActualRun, moment: Moment): DemoTripUpdate | undefined {
  const { trip, date, planned, times, isCanceled, skipped, bus } = run;
  const { elapsed } = moment;
  if (elapsed < -TOLD_BEFORE) return undefined;
  const base = {
    trip,
    tripID: elementAt(demoSnapshot().trips.ids, trip),
    startDate: date,
    vehicleID: bus.vehicleID,
  };
  if (isCanceled)
    return elapsed < elementAt(planned, -1)
      ? { ...base, vehicleID: null, relationship: 'canceled', stops: [] }
      : undefined;
  const relationship = 'scheduled' as const;
  if (elapsed >= elementAt(times, -1)) return undefined;
  if (elapsed >= -PREDICTED_BEFORE)
    return { ...base, relationship, stops: predictions(run, moment) };
  if (skipped.length === 0) return undefined;
  const stops = skipped.map((stop) => ({ stop, isSkipped: true, arrival: null, departure: null }));
  return { ...base, vehicleID: null, relationship, stops };
}

/** What a feed says of the extra bus after a run, which keeps to its times. */
function extraOf(run: ActualRun, { elapsed, startsAt }: Moment): DemoTripUpdate | undefined {
  const { extraAfter, planned, trip, date } = run;
  if (extraAfter === null) return undefined;
  const since = elapsed - extraAfter;
  if (since < -PREDICTED_BEFORE || since >= elementAt(planned, -1)) return undefined;
  const extra = { ...run, times: planned, skipped: [] };
  return {
    trip,
    tripID: `${elementAt(demoSnapshot().trips.ids, trip)}-extra`,
    startDate: date,
    relationship: 'added',
    vehicleID: null,
    stops: predictions(extra, { elapsed: since, startsAt: startsAt + extraAfter }),
  };
}

/**
 * The trip updates that a feed of the demo city has at an instant: predictions for the trips under way or soon,
 * and which trips are canceled, added, or leave stops out.
 *
 * @param now milliseconds since 1970
 */
export function tripUpdatesAt(now: number, seed: number): readonly DemoTripUpdate[] {
  const { timeZone } = demoSnapshot().city;
  return serviceDaysAt(now).flatMap(({ date, seconds }) => {
    const dayStart = startOfServiceDay(date, timeZone) / 1000;
    return buses.flatMap((bus) =>
      runsOf(bus, date, seed).flatMap((run) => {
        const moment = { elapsed: seconds - run.start, startsAt: dayStart + run.start };
        return [updateOf(run, moment), extraOf(run, moment)].filter((one) => one !== undefined);
      }),
    );
  });
}
