import type { Alert } from '../../../contract/alerts/Alert.ts';
import type { Arrival } from '../../../contract/arrivals.ts';
import { DEFAULT_ARRIVAL_MINUTES } from '../../../contract/arrivals.ts';
import { measuredAt, withOwnTime } from '../../../contract/departures/measuredAt.ts';
import { numericText } from '../../../contract/wire/scalars.ts';
import { groupBy } from '../../../lib/groupBy.ts';
import { nextTurn } from '../../../lib/nextTurn.ts';
import { earliest } from '../../../lib/time/earliest.ts';
import type { StopArrivals } from '../../../transit/arrivals/queries.ts';
import { NO_ROUTE, type Timed } from '../../Source.ts';
import { isClosedFor } from '../alerts/closedStops.ts';
import { instantText, stopClock } from '../clocks.ts';
import { encodeArrival } from '../encodeTimes.ts';
import { jsonArray, JsonBody, jsonObject, jsonText } from '../json-text.ts';
import { isPartial, type OperationContext, type OperationHandler } from '../operation.ts';
import { metersAround, placeFrom } from '../parameters.ts';
import { entrancesAround, linesOf, stationOf } from '../stops/stations.ts';
import { type StopAround, stopIndex } from '../stops/stop-index.ts';
import { lineTextsIn } from '../times.ts';

/** More stops are in no real circle. */
const MOST_STOPS = 1000;
/** The stops at which the departures of a route and destination are looked for. */
const MOST_TRIES = 4;
/** Departures of a route and destination that come, and all of them. */
const MOST_COMING = 3;
const MOST_DEPARTURES = 6;
/** Between two pauses for other requests; about 5 ms. */
const READS_AT_ONCE = 50;

type ReadArrivals = Timed<StopArrivals | null>;

/** The departures of a route and destination from a stop. */
interface LineAt {
  readonly stopID: string;
  readonly arrivals: readonly Arrival[];
  readonly timeZone: string | undefined;
  readonly updatedAt: number | null;
}

const isComing = ({ state }: Arrival) => state !== 'canceled' && state !== 'skipped';
const keyOf = (line: { readonly routeID: string; readonly destination?: string | undefined }) =>
  JSON.stringify([line.routeID, line.destination ?? '']);

/** The first departures, until three of them come. */
function nextOf(arrivals: readonly Arrival[]): readonly Arrival[] {
  const last = arrivals.filter(isComing)[MOST_COMING - 1];
  const end = last === undefined ? arrivals.length : arrivals.indexOf(last) + 1;
  return arrivals.slice(0, Math.min(end, MOST_DEPARTURES));
}

/** Reads the arrivals of routes at stops, each once. */
function createReader({ source, now }: OperationContext) {
  const reads: ReadArrivals[] = [];
  const byQuery = new Map<string, StopArrivals | null>();
  let hasFailed = false;
  return {
    reads,
    hasFailed: () => hasFailed,
    /** @param routeID undefined for all routes; null is answered for what can't be read */
    async arrivals(stopID: string, routeID: string | undefined): Promise<StopArrivals | null> {
      const key = JSON.stringify([stopID, routeID]);
      const existing = byQuery.get(key);
      if (existing !== undefined || source.times === undefined) return existing ?? null;
      if (reads.length % READS_AT_ONCE === READS_AT_ONCE - 1) await nextTurn();
      const query = { stopID, routeID, minutes: DEFAULT_ARRIVAL_MINUTES };
      const read = await source.times.arrivals.read(query, now).catch(() => null);
      if (read === null) hasFailed = true;
      else reads.push(read);
      const value = read?.value ?? null;
      byQuery.set(key, value);
      return value;
    },
  };
}

type Reader = ReturnType<typeof createReader>;

/** Finds the nearest stop of each route and destination from which it departs, with its next departures. */
async function linesAround(
  around: readonly StopAround[],
  reader: Reader,
  alerts: readonly Alert[],
): Promise<LineAt[]> {
  const boarding = around.flatMap(({ entries }) =>
    entries.filter(({ exitOnly }) => exitOnly !== true),
  );
  const byLine = groupBy(boarding, keyOf);
  const lines = new Map<string, LineAt>();
  for (const [key, stops] of byLine)
    for (const { stopID, routeID } of stops.slice(0, MOST_TRIES)) {
      const read = await reader.arrivals(stopID, routeID === NO_ROUTE ? undefined : routeID);
      if (read === null) continue;
      // Riders are never sent to a closed stop: the line is at the next one that is open.
      const open = read.arrivals.filter((arrival) => !isClosedFor(alerts, stopID, arrival));
      for (const [lineKey, arrivals] of groupBy(open, keyOf)) {
        // A bus that ends early or isn't in the timetable goes where no stop is listed for.
        const isOther = !byLine.has(lineKey) && !lines.has(lineKey);
        if ((lineKey === key || isOther) && arrivals.some(isComing))
          lines.set(lineKey, {
            stopID,
            arrivals: nextOf(arrivals),
            timeZone: read.timeZone,
            updatedAt: read.updatedAt,
          });
      }
      if (lines.has(key)) break;
    }
  return [...lines.values()];
}

async function encodeNearStop(
  { meters, entries, entrance }: StopAround,
  context: OperationContext,
) {
  const [stop] = entries;
  if (stop === undefined) return [];
  const { stopID, intersection, latitude, longitude, otherStops } = stop;
  const { wheelChairAccessible, platform } = stop;
  return {
    stopID,
    intersection,
    latitude: numericText(latitude),
    longitude: numericText(longitude),
    meters: String(Math.round(meters)),
    lines: linesOf(entries),
    wheelChairAccessible,
    platform,
    station: (await stationOf(context, stopID))?.stopID,
    entrance,
    otherStops,
  };
}

/**
 * getnear: the stops around a point, with the next departures of every route and destination there. A stop that only
 * live trips serve is listed while it has some. No line is at a stop that an alert closes.
 */
export const getnear: OperationHandler = async (context) => {
  const { query, source, now, timeZone } = context;
  const place = placeFrom(query);
  const meters = metersAround(query);
  const stops = await source.stops.read(null, now);
  const entrances = await entrancesAround(context, place, meters);
  const all = stopIndex(stops.value).around(place, meters, entrances);
  const around = all.slice(0, MOST_STOPS);
  const reader = createReader(context);
  const alerts = await source.alerts?.read(null, now).catch(() => null);
  const lines = await linesAround(around, reader, alerts?.value ?? []);
  const served = new Set(lines.map(({ stopID }) => stopID));
  const shown = around.filter(({ entries }) =>
    entries.some(({ routeID, stopID }) => routeID !== NO_ROUTE || served.has(stopID)),
  );
  const rank = new Map(around.map(({ entries }, index) => [entries[0]?.stopID, index]));
  const rankOf = ({ stopID }: LineAt) => rank.get(stopID) ?? around.length;
  const lineOf = lineTextsIn(source);
  const isMissing = reader.hasFailed() || reader.reads.some(({ gap = null }) => gap !== null);
  const updatedAt = measuredAt(reader.reads.map(({ value }) => value?.updatedAt));
  const encodedStops = (
    await Promise.all(shown.map((stop) => encodeNearStop(stop, context)))
  ).flat();
  const encodedLines = lines
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ stopID, arrivals, timeZone: zone = timeZone, updatedAt: ownAt }) => {
      const textOf = (arrival: Arrival) => {
        const { before, clock, after } = encodeArrival(arrival, lineOf(arrival), now, zone);
        return before + clock + after;
      };
      return jsonObject({
        routeID: jsonText(arrivals[0]?.routeID ?? ''),
        destination: jsonText(arrivals[0]?.destination ?? ''),
        stopID: jsonText(stopID),
        timeZone: zone === timeZone ? undefined : jsonText(zone),
        departures: jsonArray(withOwnTime(arrivals, ownAt, updatedAt), textOf),
      });
    });
  const isLiveLost = reader.reads.some(({ value }) => value?.isLiveLost === true);
  const json = jsonObject({
    status: '"0"',
    timestamp: jsonText(stopClock(now, timeZone)),
    stops: JSON.stringify(encodedStops),
    lines: `[${encodedLines.join(',')}]`,
    updatedAt: updatedAt === undefined ? undefined : jsonText(instantText(updatedAt, timeZone)),
    isPartial: isPartial(stops, shown.length > 0) || isMissing ? 'true' : undefined,
    isLiveLost: isLiveLost ? 'true' : undefined,
    isCut: all.length > MOST_STOPS ? 'true' : undefined,
  });
  return {
    body: new JsonBody(json),
    reportedAt: earliest(reader.reads.map(({ reportedAt }) => reportedAt)) ?? stops.reportedAt,
    readAt: earliest(reader.reads.map(({ readAt }) => readAt)),
    refreshAt: earliest(reader.reads.map(({ refreshAt }) => refreshAt)),
  };
};
