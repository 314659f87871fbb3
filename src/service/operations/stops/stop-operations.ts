import * as z from 'zod/mini';

import { DEFAULT_ARRIVAL_MINUTES } from '../../../contract/arrivals.ts';
import { hasElevators } from '../../../contract/stops/hasElevators.ts';
import { StopLocationAnswer } from '../../../contract/stops/stop-lookups.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { NO_ROUTE, type RouteStop, type Source, type Timed } from '../../Source.ts';
import { stopClock } from '../clocks.ts';
import { isPartial, type OperationContext, type OperationHandler, timesOf } from '../operation.ts';
import { findPadded, optional, placeFrom, radiusFeet, required } from '../parameters.ts';
import { allStops } from './all-stops.ts';
import { encodeStop } from './encodeStop.ts';
import { asStop, encodeStation, stationOf } from './stations.ts';
import { stopIndex } from './stop-index.ts';

const ROUTE_ID_DIGITS = 2;
export const STOP_ID_DIGITS = 4;

const setOf = memoizeByObject((routeIDs: readonly string[]) => new Set(routeIDs));

/**
 * The ID of the requested route, padded if necessary.
 *
 * @throws RefusedError if the source has no such route
 */
export async function resolveRouteID(
  { source, now }: OperationContext,
  given: string,
): Promise<string> {
  const routeIDs = setOf(await source.routeIDs(now));
  return findPadded('routeID', given, ROUTE_ID_DIGITS, (routeID) =>
    routeIDs.has(routeID) ? routeID : source.listedIDs?.route(routeID),
  );
}

/**
 * getstops (interface 4.1). Without a routeID it returns the stops of all routes, grouped by route,
 * with an empty routeID. An unknown destination gives an empty list.
 */
export const getstops: OperationHandler = async (context) => {
  const { query, source, now, timeZone } = context;
  const given = optional(query, 'routeID');
  const destination = optional(query, 'destination');
  const routeID = given === undefined ? null : await resolveRouteID(context, given);
  const read = await source.stops.read(routeID, now);
  if (routeID === null && destination === undefined) {
    const partial = isPartial(read, read.value.length > 0);
    const body = await allStops(read.value, now, timeZone);
    return { body, ...timesOf(read), isShortLived: partial };
  }
  const stops = routeID === null ? stopIndex(read.value).ofRoute(null) : read.value;
  const matching = stops.filter(
    (stop) => destination === undefined || stop.destination === destination,
  );
  const partial = isPartial(read, matching.length > 0);
  const timestamp = stopClock(now, timeZone);
  const encoded = matching.map(encodeStop);
  const body = { status: '0', timestamp, routeID: routeID ?? '', stops: encoded };
  return { body, ...timesOf(read), isShortLived: partial };
};

/** Whether live trips come to a stop that the timetable's don't serve: it often has none for months. */
export async function hasLiveTrips(stopID: string, source: Source, now: number): Promise<boolean> {
  const read = await source.times?.arrivals.read({ stopID, minutes: DEFAULT_ARRIVAL_MINUTES }, now);
  return (read?.value?.arrivals.length ?? 0) > 0;
}

/** getnearbystops (interface 4.2). routeID is documented as not supported and is ignored. */
export const getnearbystops: OperationHandler = async ({ query, source, now, timeZone }) => {
  const place = placeFrom(query);
  const radius = radiusFeet(query);
  const read = await source.stops.read(null, now);
  const all = stopIndex(read.value).near(place, radius, optional(query, 'destination'));
  const isShown = await Promise.all(
    all.map(
      async ({ routeID, stopID }) => routeID !== NO_ROUTE || hasLiveTrips(stopID, source, now),
    ),
  );
  const near = all.filter((_, index) => isShown[index]);
  // Where live trips may serve more stops soon, the answer is not cached for long either.
  const mayChange = all.some(({ routeID }) => routeID === NO_ROUTE);
  const partial = isPartial(read, near.length > 0) || mayChange;
  const timestamp = stopClock(now, timeZone);
  const body = { status: '0', timestamp, stop: near.map(encodeStop) };
  return { body, ...timesOf(read), isShortLived: partial };
};

/**
 * A stop by its ID, padded if necessary, with how it was read.
 *
 * @param name the parameter that names it
 * @throws RefusedError if the source has no such stop
 */
export async function stopNamed(
  { source, now }: OperationContext,
  name: string,
  given: string,
): Promise<Timed<RouteStop>> {
  const read = await source.stops.read(null, now);
  const stops = stopIndex(read.value);
  const station = await stationOf({ source, now }, given);
  try {
    const value = findPadded(
      name,
      given,
      STOP_ID_DIGITS,
      (stopID) =>
        stops.byID(stopID) ??
        stops.byID(source.listedIDs?.stop(stopID) ?? '') ??
        (station && asStop(station)),
    );
    return { ...read, value };
  } catch (error) {
    throw read.gap?.fault ?? error;
  }
}

/** getstoplocation (interface 4.3): a single stop, without a destination. */
export const getstoplocation: OperationHandler = async (context) => {
  const given = required(context.query, 'stopID', 'a four-digit stop identifier');
  const read = await stopNamed(context, 'stopID', given);
  const { station: _ofFeed, ...stop } = read.value;
  const timestamp = stopClock(context.now, context.timeZone);
  const ofStop = await stationOf(context, stop.stopID);
  const { value: stops } = await context.source.stops.read(null, context.now);
  const station = ofStop && encodeStation(ofStop, stops);
  const body = {
    ...z.encode(StopLocationAnswer, { timestamp, ...stop }),
    ...(station === undefined ? {} : { station }),
  };
  // An elevator may be out of service soon.
  const mayChange = station !== undefined && hasElevators(station);
  return { body, ...timesOf(read), isShortLived: mayChange };
};
