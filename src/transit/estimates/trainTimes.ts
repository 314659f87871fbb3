import type { RunTimes } from '../network/Timetable.ts';

/** A railway's timetable has departures: a train has come so long before, in milliseconds. */
const STANDS = 45_000;

/** The times of a train that keeps to the timetable, which has no time for how long it stands. */
export function trainTimes({ arrivals, departures }: RunTimes): RunTimes {
  const last = arrivals.length - 1;
  const came = arrivals.map((arrival, position) => {
    const stands = position > 0 && position < last && arrival === departures[position];
    return stands ? Math.max(departures[position - 1] ?? arrival, arrival - STANDS) : arrival;
  });
  return { arrivals: came, departures };
}
