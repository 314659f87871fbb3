import { tripIDOf } from '../arrivals/trip-id.ts';
import type { Timetable } from '../network/Timetable.ts';
import type { TripIDOf } from './createConcernFinder.ts';

/**
 * Only a trip by frequency is named by its start too: many feeds send the start of every trip. A run that the timetable
 * doesn't have keeps it, or the alert would be about all runs of the trip.
 */
export const runIDOf =
  (timetable: Timetable | null): TripIDOf =>
  ({ trip, gtfsTripID, date, start }) => {
    const isSingle = timetable === null || timetable.runOf(trip, date, start)?.isRepeated === false;
    return tripIDOf({ gtfsTripID, date, start: isSingle ? undefined : start });
  };
