import { addDays, serviceDateAt, startOfServiceDay } from '../../../../lib/time/service-date.ts';
import buses from '../data/buses.json' with { type: 'json' };
import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';
import { placeOnTrip, type TripPlace } from './place-on-trip.ts';
import { type ActualRun, runsOf } from './runsOf.ts';

/** A bus on one of its trips, or at the first stop before it departs. */
export interface BusOnTrip extends ActualRun, TripPlace {}

/** Seconds of a service day after which all its buses are in the garage: the last one at half past four. */
export const LAST_SECOND = 30 * 3600;

/** The service days of which buses may be on the road, each with the seconds since it began. */
export function serviceDaysAt(now: number) {
  const { timeZone } = demoSnapshot().city;
  const today = serviceDateAt(now, timeZone);
  return [addDays(today, -1), today]
    .map((date) => ({ date, seconds: (now - startOfServiceDay(date, timeZone)) / 1000 }))
    .filter(({ seconds }) => seconds < LAST_SECOND);
}

/**
 * The run that a bus is on, or waits for. Runs are in the order in which they are shown and don't overlap: a binary
 * search, because each second of the demo looks at every bus.
 */
function runAt(runs: readonly ActualRun[], seconds: number): ActualRun | undefined {
  let [from, to] = [0, runs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (elementAt(runs, middle).shownFrom <= seconds) from = middle + 1;
    else to = middle;
  }
  const run = runs[from - 1];
  return run !== undefined && !run.isCanceled && seconds < run.end ? run : undefined;
}

/**
 * The buses that are in service at an instant, more or less at the times of the timetable.
 *
 * @param now milliseconds since 1970
 */
export function busesAt(now: number, seed: number): BusOnTrip[] {
  const { patterns, trips } = demoSnapshot();
  const days = serviceDaysAt(now);
  return buses.flatMap((bus) => {
    for (const { date, seconds } of days) {
      const run = runAt(runsOf(bus, date, seed), seconds);
      if (run === undefined) continue;
      const pattern = elementAt(patterns, elementAt(trips.patterns, run.trip));
      return [{ ...run, ...placeOnTrip(pattern, run.times, seconds - run.start) }];
    }
    return [];
  });
}
