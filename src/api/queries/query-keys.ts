/*
 * The key of each query, in a file of its own: the rider's first list needs the key of the vehicles but
 * not the code that reads them.
 */

export const CLOCK_KEY = ['clock'] as const;

/** The code that orders stops along a route's line. */
export const LINE_ORDER_KEY = ['line-order'] as const;

/** The start of every key of `arrivalsKey`. */
export const ARRIVALS_KEY = ['arrivals'] as const;

/** @param asked which departures, as getarrivals is asked for them; all if omitted */
export const arrivalsKey = (stopID: string, asked?: object) =>
  asked === undefined
    ? ([...ARRIVALS_KEY, stopID] as const)
    : ([...ARRIVALS_KEY, stopID, asked] as const);

/** A trip by its `tripID`, or the one that a bus is on by its `routeID` and `vehicleID`. */
export const tripKey = (query: object) => ['trips', query] as const;

/** The timetable of a stop on a day, `2026-11-20`. */
export const timetableKey = (stopID: string, date: string) => ['timetables', stopID, date] as const;

export const NOTICES_KEY = ['notices'] as const;

export const LOTS_KEY = ['parking', 'lots'] as const;

/** The start of every key of `vehiclesKey`. */
export const VEHICLES_KEY = ['vehicles'] as const;

export const vehiclesKey = (routeID: string) => [...VEHICLES_KEY, routeID] as const;

export const routeDocumentKey = (routeID: string) => ['routes', routeID] as const;

export const stopsKey = (routeID: string) => ['stops', routeID] as const;

export const stopLocationKey = (stopID: string) => ['stops', 'location', stopID] as const;

/** The start of every key of `circleKey`. */
export const NEARBY_KEY = ['nearby'] as const;

/** One circle of a search; `radius` is in feet. */
export const circleKey = (lat: number, lon: number, radius: number | null) =>
  [...NEARBY_KEY, lat, lon, radius] as const;

/** The routes near a place; `path` is that of their file. */
export const routesNearKey = (path: string) => ['routes-near', path] as const;

/** What is around a place; `meters` is the radius. */
export const NEAR_KEY = ['near'] as const;

export const nearKey = (parameters: object) => [...NEAR_KEY, parameters] as const;

/** What a text finds. */
export const placesKey = (text: string, near: object) => ['places', text, near] as const;
export const searchQueryKey = (text: string, near: object) => ['search', text, near] as const;

/** The ways from one place to another. */
export const journeysKey = (question: object) => ['journeys', question] as const;
