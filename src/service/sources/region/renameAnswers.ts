import type { Alert, AlertConcern } from '../../../contract/alerts/Alert.ts';
import type { RouteDocument } from '../../../contract/documents/route-document.ts';
import type { StopTimetable } from '../../../contract/documents/stop-timetable.ts';
import type { TripTimes } from '../../../contract/trip-times.ts';
import type { StopArrivals } from '../../../transit/arrivals/queries.ts';
import type { RouteStop, SourceStation } from '../../Source.ts';

/** From a feed's own IDs to those of the city. */
export interface Rename {
  route(routeID: string): string;
  stop(stopID: string): string;
  trip(tripID: string): string;
}

export const renameStop = (stop: RouteStop, rename: Rename): RouteStop => ({
  ...stop,
  routeID: rename.route(stop.routeID),
  stopID: rename.stop(stop.stopID),
});

export const renameStation = (station: SourceStation, rename: Rename): SourceStation => ({
  ...station,
  // No other part of the city has it, whatever its ID.
  stopID: rename.trip(station.stopID),
  platforms: station.platforms.map((stopID) => rename.stop(stopID)),
});

export const renameArrivals = (all: StopArrivals, rename: Rename): StopArrivals => ({
  ...all,
  arrivals: all.arrivals.map((arrival) => ({
    ...arrival,
    routeID: rename.route(arrival.routeID),
    tripID: rename.trip(arrival.tripID),
  })),
});

export const renameTrip = (trip: TripTimes, rename: Rename): TripTimes => ({
  ...trip,
  tripID: rename.trip(trip.tripID),
  routeID: rename.route(trip.routeID),
  ...(trip.continuesAs === undefined
    ? {}
    : { continuesAs: { ...trip.continuesAs, routeID: rename.route(trip.continuesAs.routeID) } }),
  stops: trip.stops.map((stop) => ({ ...stop, stopID: rename.stop(stop.stopID) })),
});

export const renameTimetable = (timetable: StopTimetable, rename: Rename): StopTimetable => ({
  ...timetable,
  stopID: rename.stop(timetable.stopID),
  departures: timetable.departures.map((departure) => ({
    ...departure,
    routeID: rename.route(departure.routeID),
    tripID: rename.trip(departure.tripID),
  })),
});

export const renameDocument = (route: RouteDocument, rename: Rename): RouteDocument => ({
  ...route,
  routeID: rename.route(route.routeID),
  directions: route.directions.map((direction) => ({
    ...direction,
    stops: direction.stops.map((stopID) => rename.stop(stopID)),
  })),
});

/**
 * An alert of one feed as one of the city.
 *
 * @param routeIDs the feed's routes: what concerns all that the agency has is not about the other agencies
 */
export function renameAlert(alert: Alert, rename: Rename, routeIDs: readonly string[]): Alert {
  const concerns: readonly AlertConcern[] =
    alert.concerns.length > 0 ? alert.concerns : routeIDs.map((routeID) => ({ routeID }));
  return {
    ...alert,
    // Opaque, like a trip's.
    alertID: rename.trip(alert.alertID),
    concerns: concerns.map(({ routeID, stops, trips, ...concern }) => ({
      ...concern,
      ...(routeID === undefined ? {} : { routeID: rename.route(routeID) }),
      ...(stops === undefined ? {} : { stops: stops.map((stopID) => rename.stop(stopID)) }),
      ...(trips === undefined ? {} : { trips: trips.map((tripID) => rename.trip(tripID)) }),
    })),
  };
}
