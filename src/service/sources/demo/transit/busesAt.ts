import { runsOn } from '../../../../lib/time/service-calendar.ts';
import type { ServiceDate } from '../../../../lib/time/service-date.ts';
import { addDays, serviceDateAt, startOfServiceDay } from '../../../../lib/time/service-date.ts';
import buses from '../data/buses.json' with { type: 'json' };
import stopTimes from '../data/stop-times.json' with { type: 'json' };
import { elementAt } from '../elementAt.ts';
import { demoSnapshot } from '../snapshot.ts';
import { placeOnTrip, type TripPlace } from './place-on-trip.ts';

type Bus = (typeof buses)[number];

/** A bus on one of its trips, or at the first stop before it departs. */
export interface BusOnTrip extends TripPlace {
  readonly bus: Bus;
  /** An index in the snapshot. */
  readonly trip: number;
  /** The service day of the trip. */
  readonly date: ServiceDate;
}

/** After a longer break, in seconds, a bus was in the garage. */
const LONGEST_LAYOVER = 30 * 60;

/** Seconds from the garage to the first departure. */
const EARLY = 5 * 60;

/**
 * The trip that a bus is on at a time of a service day, or for which it waits; -1 if it is not in service.
 *
 * @param seconds since the start of the service day
 * @param isRunning for each service of the snapshot, whether it runs on that day
 */
function tripOf({ trips: [first = 0, end = 0] }: Bus, seconds: number, isRunning: boolean[]) {
  const { trips } = demoSnapshot();
  let lastEnd = Number.NEGATIVE_INFINITY;
  for (let trip = first; trip < end; trip += 1) {
    if (isRunning[elementAt(trips.services, trip)] !== true) continue;
    const start = elementAt(trips.starts, trip);
    const times = elementAt(stopTimes, elementAt(trips.patterns, trip));
    const arrival = start + elementAt(times, -1);
    const shownFrom = start - lastEnd > LONGEST_LAYOVER ? start - EARLY : lastEnd;
    if (seconds >= shownFrom && seconds < arrival) return trip;
    lastEnd = arrival;
  }
  return -1;
}

/**
 * The buses that are in service at an instant. They follow their stop times to the second.
 *
 * @param now milliseconds since 1970
 */
export function busesAt(now: number): BusOnTrip[] {
  const { patterns, services, trips, city } = demoSnapshot();
  const today = serviceDateAt(now, city.timeZone);
  const days = [addDays(today, -1), today].map((date) => ({
    date,
    seconds: (now - startOfServiceDay(date, city.timeZone)) / 1000,
    isRunning: services.map((service) => runsOn(service, date)),
  }));
  return buses.flatMap((bus) => {
    for (const { date, seconds, isRunning } of days) {
      const trip = tripOf(bus, seconds, isRunning);
      if (trip === -1) continue;
      const pattern = elementAt(trips.patterns, trip);
      const times = elementAt(stopTimes, pattern);
      const sinceStart = seconds - elementAt(trips.starts, trip);
      return [{ bus, trip, date, ...placeOnTrip(elementAt(patterns, pattern), times, sinceStart) }];
    }
    return [];
  });
}
