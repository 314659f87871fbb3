import type { TripFrequency } from '../../contract/snapshot/timetable.ts';
import type { ServiceDate } from '../../lib/time/service-date.ts';
import type { TripRun } from './Timetable.ts';

/** A run of a trip by frequency. @param start its first departure, in milliseconds since 1970 */
export const repeatedRun = (
  { trip, headway, isExact }: TripFrequency,
  date: ServiceDate,
  start: number,
): TripRun => ({ trip, date, start, headway: isExact ? null : headway, isRepeated: true });
