import { type ReportedTrips, TRIP } from '../../contract/realtime/reported-trips.ts';
import type { TripDescriptor } from './createTripFinder.ts';

/** Gives the trip as which the copy of a duplicated trip runs, with the copy's own day and start; undefined for others. */
export type CopiedTrip = (named: TripDescriptor) => TripDescriptor | undefined;

/**
 * The trips that a message calls duplicated, by the names under which their buses are known: the copy's own trip_id, or
 * the other one's with the copy's start.
 */
export function duplicatedTrips({ trips }: Pick<ReportedTrips, 'trips'>): CopiedTrip {
  const byName = new Map<string, TripDescriptor>();
  for (const { relationship, copy, ...trip } of trips) {
    if (relationship !== TRIP.duplicated || copy.startTime === '') continue;
    const { tripID, routeID, directionID, startDate } = trip;
    const startTime = copy.startTime;
    const copied = {
      tripID,
      routeID,
      directionID,
      startTime,
      startDate: copy.startDate || startDate,
    };
    if (copy.tripID !== '') byName.set(copy.tripID, copied);
    byName.set(`${tripID} ${startTime}`, copied);
  }
  return ({ tripID, startTime }) =>
    byName.size === 0 ? undefined : (byName.get(tripID) ?? byName.get(`${tripID} ${startTime}`));
}
