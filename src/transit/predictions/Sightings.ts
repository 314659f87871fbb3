import type { TripRun } from '../network/Timetable.ts';

/** What is known of buses by where they were seen. */
export interface Sightings {
  /** The vehicle that was lately seen on a run; undefined if none was. */
  readonly busOn: (run: TripRun) => string | undefined;
  /** Whether buses have been seen on the route of a run. On some, as of many trains and ferries, none ever is. */
  readonly isTracked: (run: TripRun) => boolean;
}
