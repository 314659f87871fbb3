import type { Alert, AlertConcern } from '../../../contract/alerts/Alert.ts';
import type { RouteDocument } from '../../../contract/documents/route-document.ts';
import type { StopTimetable } from '../../../contract/documents/stop-timetable.ts';
import type { TripTimes } from '../../../contract/trip-times.ts';
import type { StopArrivals } from '../../../transit/arrivals/queries.ts';
import type { JourneyPart, NamedStop } from '../../../transit/journeys/JourneyPart.ts';
import type { RouteStop, SourceStation } from '../../Source.ts';
import { listedConcern, type Places } from '../places/Places.ts';

/** From a feed's own IDs to those of the city. */
export interface RenameIDs {
  route(routeID: string): string;
  /** The ID of a stop by itself, which may not be the one that is listed for its place. */
  stop(stopID: string): string;
  trip(tripID: string): string;
}

/** From what a feed has to what the city lists for it. */
export interface Rename extends RenameIDs {
  /** The stop that is listed for the place of one. */
  readonly listed: (stop: NamedStop) => NamedStop;
  listedID(stopID: string): string;
}

export const renameStop = (stop: RouteStop, rename: RenameIDs): RouteStop => ({
  ...stop,
  routeID: rename.route(stop.routeID),
  stopID: rename.stop(stop.stopID),
});

export function renameStation(station: SourceStation, rename: Rename): SourceStation {
  const listed = station.platforms.map((stopID) => rename.listedID(stopID));
  // Two agencies may have one platform.
  const platforms = [...new Set(listed)];
  const { stepFree } = station;
  return {
    ...station,
    // No other part of the city has it, whatever its ID.
    stopID: rename.trip(station.stopID),
    platforms,
    ...(stepFree && { stepFree: (at) => stepFree(listed.indexOf(platforms[at] ?? '')) }),
  };
}

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
  stops: trip.stops.map((stop) => {
    const { stopID, name } = rename.listed({ stopID: stop.stopID, name: stop.intersection });
    return { ...stop, stopID, intersection: name };
  }),
});

export const renameTimetable = (timetable: StopTimetable, rename: Rename): StopTimetable => ({
  ...timetable,
  stopID: rename.listedID(timetable.stopID),
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
    stops: direction.stops.map((stopID) => rename.listedID(stopID)),
  })),
});

export const renameJourneys = (
  parts: readonly JourneyPart[],
  rename: Rename,
): readonly JourneyPart[] =>
  parts.map((part) => ({ ...part, rename: { ...rename, stop: rename.listed } }));

/**
 * An alert of one feed as one of the city.
 *
 * @param routeIDs the feed's routes: what concerns all that the agency has is not about the other agencies
 * @param places those of the city
 */
export function renameAlert(
  alert: Alert,
  rename: RenameIDs,
  routeIDs: readonly string[],
  places: Places,
): Alert {
  const concerns: readonly AlertConcern[] =
    alert.concerns.length > 0 ? alert.concerns : routeIDs.map((routeID) => ({ routeID }));
  return {
    ...alert,
    // Opaque, like a trip's.
    alertID: rename.trip(alert.alertID),
    concerns: concerns.flatMap(({ routeID, stops, trips, ...concern }) =>
      listedConcern(places, {
        ...concern,
        ...(routeID === undefined ? {} : { routeID: rename.route(routeID) }),
        ...(stops === undefined ? {} : { stops: stops.map((stopID) => rename.stop(stopID)) }),
        ...(trips === undefined ? {} : { trips: trips.map((tripID) => rename.trip(tripID)) }),
      }),
    ),
  };
}
