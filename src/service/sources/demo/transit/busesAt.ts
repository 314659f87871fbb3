import { addDays, serviceDateAt, startOfServiceDay } from '../../../../lib/time/service-date.ts';
import buses from '../data/buses.json' with { type: 'json' };
import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';
import { placeOnTrip, type TripPlace } from './place-on-trip.ts';
import { type ActualRun, runsOf } from './runsOf.ts';

/** A bus on one of its trips, or at the first stop before it departs. */
export interface BusOnTrip extends ActualRun, TripPlace {}

/** The service days of which buses may be on the road, each with the seconds since it began. */
export function serviceDaysAt(now: number) {
  const { timeZone } = demoSnapshot().city;
  const today = serviceDateAt(now, timeZone);
  return [addDays(today, -1), today].map((date) => ({
    date,
    seconds: (now - startOfServiceDay(date, timeZone)) / 1000,
  }));
}

/** Whether a bus is on a run, or waits for it. */
const isOn = ({ isCanceled, shownFrom, end }: ActualRun, seconds: number): boolean =>
  !isCanceled && seconds >= shownFrom && seconds < end;

/**
 * The buses that are in service at an instant, more or less at the times of the timetable (T26).
 *
 * @param now milliseconds since 1970
 */
export function busesAt(now: number, seed: number): BusOnTrip[] {
  const { patterns, trips } = demoSnapshot();
  const days = serviceDaysAt(now);
  return buses.flatMap((bus) => {
    for (const { date, seconds } of days) {
      const run = runsOf(bus, date, seed).find((one) => isOn(one, seconds));
      if (run === undefined) continue;
      const pattern = elementAt(patterns, elementAt(trips.patterns, run.trip));
      return [{ ...run, ...placeOnTrip(pattern, run.times, seconds - run.start) }];
    }
    return [];
  });
}
