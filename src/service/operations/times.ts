import { ARRIVAL_MINUTES, DEFAULT_ARRIVAL_MINUTES } from '../../contract/arrivals.ts';
import { type DepartureFilter, STOP_LISTS } from '../../contract/departure-filter.ts';
import type { RouteSettings } from '../../contract/settings/settings.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { splitListText } from '../../lib/names/list-text.ts';
import { routeLabel } from '../../lib/names/route-name.ts';
import type { TripQuery } from '../../transit/arrivals/queries.ts';
import { instantText, stopClock } from './clocks.ts';
import { createLineTexts, encodeArrival, encodeTrip } from './encodeTimes.ts';
import { jsonArray, JsonBody, jsonText } from './json-text.ts';
import { type OperationContext, type OperationHandler, timesOf } from './operation.ts';
import { optional, quoted, RefusedError, required } from './parameters.ts';
import { arrivalsAtStation, stationOf } from './stops/stations.ts';
import { resolveRouteID, STOP_ID_DIGITS, stopNamed } from './stops/stop-operations.ts';

function minutesAhead(query: URLSearchParams): number {
  const given = optional(query, 'minutes');
  if (given === undefined) return DEFAULT_ARRIVAL_MINUTES;
  if (ARRIVAL_MINUTES.includes(Number(given))) return Number(given);
  throw new RefusedError(`minutes ${quoted(given)} is invalid: it must be 30, 90 or 1440`);
}

const NO_ROUTES: readonly RouteSettings[] = [];

/** A function from a routeID to what people read instead, built once for each list of routes. */
const labelsOf = memoizeByObject((routes: readonly RouteSettings[]) => {
  const labels = new Map(routes.map((route) => [route.routeID, routeLabel(route)]));
  return (routeID: string) => labels.get(routeID) ?? routeID;
});
const lineTextsOf = memoizeByObject((routes: readonly RouteSettings[]) =>
  createLineTexts(labelsOf(routes)),
);

type City = OperationContext['source']['city'];
const routesOf = (city: City) => city?.routes ?? NO_ROUTES;

/** A function from a routeID of a city to what people read instead. */
export const labelsIn = ({ city }: { readonly city?: City }) => labelsOf(routesOf(city));

/** A function from a route of a city and a destination to what all arrivals of both have in common. */
export const lineTextsIn = ({ city }: { readonly city?: City }) => lineTextsOf(routesOf(city));

function suppliesOf({ source }: OperationContext) {
  if (source.times === undefined) throw new RefusedError('This city has no times of its buses');
  return source.times;
}

/** In one parameter. Each is looked for in each departure. */
const MOST_ENTRIES = 64;

/** The entries of a list, separated by commas. */
function listOf(query: URLSearchParams, name: string): readonly string[] {
  const entries = new Set(
    splitListText(optional(query, name) ?? '').filter((entry) => entry !== ''),
  );
  if (entries.size <= MOST_ENTRIES) return [...entries];
  throw new RefusedError(`${name} has more than ${MOST_ENTRIES} entries`);
}

/** A stop of `via`, or the platforms of a station. */
async function stopsNamed(context: OperationContext, given: string): Promise<readonly string[]> {
  const { stopID } = (await stopNamed(context, 'via', given)).value;
  const station = await stationOf(context, stopID);
  return station?.stopID === stopID ? station.platforms : [stopID];
}

const FILTERS = ['destination', 'platform', 'hide', 'via'];

/** Whether what comes to the stop is asked for, and not what leaves it. */
function isOfArrivals(query: URLSearchParams): boolean {
  const show = optional(query, 'show') ?? 'departures';
  if (STOP_LISTS.some((name) => name === show)) return show === 'arrivals';
  throw new RefusedError(`show ${quoted(show)} is invalid: it must be departures or arrivals`);
}

/** @throws RefusedError for a stop of `via` that doesn't exist, since no bus would be found either */
async function filterOf(context: OperationContext): Promise<DepartureFilter | undefined> {
  const { query, source } = context;
  const shown = isOfArrivals(query) ? ({ show: 'arrivals' } as const) : {};
  if (!['show', ...FILTERS].some((name) => query.has(name))) return undefined;
  const [destinations = [], platforms = [], hide = [], via = []] = FILTERS.map((name) =>
    listOf(query, name),
  );
  // Names may have commas, and clients wrote them as they are before several could be asked for.
  const whole = destinations.length === 0 ? [] : [optional(query, 'destination') ?? ''];
  if (shown.show === undefined && [whole, platforms, hide, via].every((list) => list.length === 0))
    return undefined;
  const stops = await Promise.all(via.map((stopID) => stopsNamed(context, stopID)));
  return {
    ...shown,
    destinations: [...destinations, ...whole],
    platforms,
    hide: hide.map((routeID) => source.listedIDs?.route(routeID) ?? routeID),
    via: stops.flat(),
  };
}

/**
 * getarrivals: the buses that will come to a stop, in the shape of the real service with members of Curbside's
 * own. The stop's ID is padded if necessary, as in getstoplocation.
 */
export const getarrivals: OperationHandler = async (context) => {
  const { query, now, timeZone } = context;
  const { arrivals: supply } = suppliesOf(context);
  const given = required(query, 'stopID', 'a four-digit stop identifier');
  const question = {
    minutes: minutesAhead(query),
    routeID: optional(query, 'routeID'),
    filter: await filterOf(context),
  };
  const { listedIDs } = context.source;
  for (const id of new Set([given, given.padStart(STOP_ID_DIGITS, '0')])) {
    const stopID = listedIDs?.stop(id) ?? id;
    const ofStop = await supply.read({ ...question, stopID }, now);
    const read =
      ofStop.value === null
        ? await arrivalsAtStation(context, supply, { ...question, stopID })
        : ofStop;
    if (read === null || read.value === null) continue;
    const { arrivals, updatedAt, isLiveLost, stopID: listedID = stopID } = read.value;
    const zone = read.value.timeZone ?? timeZone;
    const isPartial = (read.gap ?? null) !== null;
    const lineOf = lineTextsIn(context.source);
    const rows = arrivals.map((arrival) => encodeArrival(arrival, lineOf(arrival), now, zone));
    const head = `"stop":{"stopID":${jsonText(listedID)}${updatedAt === null ? '' : `,"updatedAt":"${instantText(updatedAt, zone)}"`},"route":`;
    const tail = `${zone === timeZone ? '' : `,"timeZone":${jsonText(zone)}`}${isPartial ? ',"isPartial":true' : ''}${isLiveLost === true ? ',"isLiveLost":true' : ''}}`;
    const timestamp = stopClock(now, timeZone);
    const all = jsonArray(rows, ({ before, clock, after }) => before + clock + after);
    const json = `{"status":"0","timestamp":"${timestamp}",${head}${all}${tail}}`;
    const steady = head + jsonArray(rows, ({ before, after }) => before + after) + tail;
    return { body: new JsonBody(json, steady), ...timesOf(read) };
  }
  throw new RefusedError(`stopID ${quoted(given)} does not exist`);
};

async function tripQuery(context: OperationContext): Promise<TripQuery> {
  const tripID = optional(context.query, 'tripID');
  if (tripID !== undefined) return { tripID };
  const vehicleID = required(context.query, 'vehicleID', 'a vehicle, or tripID a trip');
  const routeID = required(context.query, 'routeID', 'the route of the vehicle');
  return { routeID: await resolveRouteID(context, routeID), vehicleID };
}

/** gettrip: the stops of a trip with its times, or of the trip that a bus is on. */
export const gettrip: OperationHandler = async (context) => {
  const { now, timeZone } = context;
  const { trip: supply } = suppliesOf(context);
  if (supply === undefined) throw new RefusedError('This city has no trips of its buses');
  const query = await tripQuery(context);
  const read = await supply.read(query, now);
  if (read.value === null) {
    const [name, given] =
      'tripID' in query ? ['tripID', query.tripID] : ['a trip of vehicleID', query.vehicleID];
    throw new RefusedError(`${name} ${quoted(given)} does not exist`);
  }
  const body = {
    status: '0',
    timestamp: stopClock(now, timeZone),
    trip: encodeTrip(read.value, timeZone),
  };
  return { body, ...timesOf(read) };
};
