import type { Arrival } from '../../contract/arrivals.ts';
import type { LiveTimes } from './LiveTimes.ts';
import type { RunTimeOptions } from './runTime.ts';

/** When arrivals are asked for, and where. */
export interface Moment extends RunTimeOptions {
  /** The platform of the stop. */
  readonly platform: string | undefined;
  readonly live: LiveTimes | null;
  /** Before which instant they are due. All in milliseconds since 1970. */
  readonly until: number;
}

/** An arrival, and when its live data was measured; null if it is from the timetable. */
export interface SeenArrival {
  readonly arrival: Arrival;
  readonly seenAt: number | null;
}
