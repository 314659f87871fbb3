import type { Place } from '../../lib/geo/distance.ts';
import type { Occupancy } from '../arrivals.ts';

/** Where a bus of a realtime feed is on its trip. */
export interface LocatedBus {
  /** As riders know it. */
  readonly vehicleID: string;
  /** Index of its trip in the snapshot. */
  readonly trip: number;
  /** start_date, `YYYYMMDD`; '' if the feed sends none. */
  readonly startDate: string;
  /** start_time, `HH:MM:SS`; '' if the feed sends none. */
  readonly startTime: string;
  /** Whether it drives the copy of a duplicated trip, which starts at `startTime` and not as the trip does. */
  readonly isCopy?: boolean;
  /** When the position was measured, in milliseconds since 1970. */
  readonly at: number;
  /** The place of its next stop in the trip's pattern, the number of stops after the last; -1 if unknown. */
  readonly next: number;
  /** Meters along the pattern's line; NaN if unknown. */
  readonly along: number;
  /** Whether it stands at the stop before `next`. */
  readonly isAtStop: boolean;
  /** How full it is; undefined if the feed does not say. */
  readonly occupancy?: Occupancy | undefined;
  /** Whether this bus has room for a wheelchair and a way in; undefined if the feed does not say. */
  readonly isWheelchairAccessible?: boolean | undefined;
}

/** Where a bus is whose trip the timetable does not have. */
export interface AddedBus extends Place, Pick<LocatedBus, 'vehicleID' | 'startDate' | 'at'> {
  /** As the feed names the trip. */
  readonly tripID: string;
}
