import { parse } from 'csv-parse/sync';

/**
 * A second reading of GTFS feeds to compare the importer with (S6). It shares no code with the
 * importer: another CSV parser, everything in memory, and the rules as the requirement states them.
 */
interface IndependentRoute {
  readonly gtfsRouteIDs: ReadonlySet<string>;
  /** By destination. */
  readonly directions: ReadonlyMap<string, IndependentDirection>;
}

interface IndependentDirection {
  /** The IDs of the stops to list. */
  readonly stops: ReadonlySet<string>;
  /** The stops of each trip under this destination where riders get on or off, in its order; each order once. */
  readonly orders: readonly (readonly string[])[];
  readonly shapeIDs: ReadonlySet<string>;
}

export interface IndependentReading {
  /** By routeID. */
  readonly routes: ReadonlyMap<string, IndependentRoute>;
  /** stopID by stop_id. */
  readonly stopIDs: ReadonlyMap<string, string>;
  /** The points of each shape in order, `[lat, lon]`. */
  readonly shapes: ReadonlyMap<string, readonly (readonly [number, number])[]>;
  /** The stop_ids of each trip in order. */
  readonly tripStops: ReadonlyMap<string, readonly string[]>;
}

export type Row = Readonly<Record<string, string>>;

/** The files of a feed by name, without folders. */
export type FeedBytes = ReadonlyMap<string, Uint8Array>;

export function rowsOf(feed: FeedBytes, name: string): Row[] {
  const bytes = feed.get(name);
  if (bytes === undefined) return [];
  return parse<Row>(Buffer.from(bytes), {
    bom: true,
    columns: (header: string[]) => header.map((column) => column.trim()),
    trim: true,
    skip_empty_lines: true,
  });
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

const field = (row: Row, name: string): string => row[name] ?? '';
const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The services that run on any of the 14 days from `today`, `YYYYMMDD`. */
function servicesInTwoWeeks(feed: FeedBytes, today: string): Set<string> {
  const noon = Date.UTC(
    Number(today.slice(0, 4)),
    Number(today.slice(4, 6)) - 1,
    Number(today.slice(6)),
    12,
  );
  const running = new Set<string>();
  for (let day = 0; day < 14; day += 1) {
    const at = new Date(noon + day * 86_400_000);
    const date = at.toISOString().slice(0, 10).replaceAll('-', '');
    const weekday = at
      .toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
      .toLowerCase();
    const exceptions = new Map(
      rowsOf(feed, 'calendar_dates.txt')
        .filter((row) => row['date'] === date)
        .map((row) => [row['service_id'], row['exception_type']]),
    );
    for (const row of rowsOf(feed, 'calendar.txt')) {
      const isWithin = field(row, 'start_date') <= date && date <= field(row, 'end_date');
      const id = field(row, 'service_id');
      if (isWithin && row[weekday] === '1' && exceptions.get(id) !== '2') running.add(id);
    }
    for (const [id, type] of exceptions) if (type === '1' && id !== undefined) running.add(id);
  }
  return running;
}

/** The routeID of each route_id. The feeds that are read have a long name for each row (F9). */
function routeIDsOf(routes: readonly Row[]): Map<string, string> {
  const sameRoute = (row: Row) =>
    ['agency_id', 'route_type', 'route_long_name'].map((name) => field(row, name)).join('\n');
  const routesByName = groupBy(routes, (row) => field(row, 'route_short_name'));
  return new Map(
    routes.map((row) => {
      const name = field(row, 'route_short_name');
      const named = routesByName.get(name) ?? [];
      const isUnique = name !== '' && new Set(named.map(sameRoute)).size === 1;
      const first = named.find((one) => sameRoute(one) === sameRoute(row)) ?? row;
      return [field(row, 'route_id'), isUnique ? name : field(first, 'route_id')];
    }),
  );
}

function stopIDsOf(stops: readonly Row[], served: ReadonlySet<string>): Map<string, string> {
  const servedStops = stops.filter((row) => served.has(field(row, 'stop_id')));
  const codes = servedStops.map((row) => field(row, 'stop_code'));
  const useCodes = !codes.includes('') && new Set(codes).size === codes.length;
  return new Map(
    servedStops.map((row) => [
      field(row, 'stop_id'),
      field(row, useCodes ? 'stop_code' : 'stop_id'),
    ]),
  );
}

/**
 * @param today `YYYYMMDD`
 * @param bothWays names a destination that occurs in both directions of a route
 */
export function readIndependently(
  feed: FeedBytes,
  today: string,
  bothWays: (destination: string, lastStop: string) => string,
): IndependentReading {
  const stopRows = new Map(rowsOf(feed, 'stops.txt').map((row) => [field(row, 'stop_id'), row]));
  const routeIDs = routeIDsOf(rowsOf(feed, 'routes.txt'));
  const running = servicesInTwoWeeks(feed, today);
  const timesByTrip = groupBy(rowsOf(feed, 'stop_times.txt'), (row) => field(row, 'trip_id'));
  const trips = rowsOf(feed, 'trips.txt').filter((row) => timesByTrip.has(field(row, 'trip_id')));
  const isListed = (trip: Row) => running.size === 0 || running.has(field(trip, 'service_id'));

  const tripStops = new Map<string, string[]>();
  const visits = trips.flatMap((trip) => {
    const times = (timesByTrip.get(field(trip, 'trip_id')) ?? []).toSorted(
      (a, b) => Number(a['stop_sequence']) - Number(b['stop_sequence']),
    );
    tripStops.set(
      field(trip, 'trip_id'),
      times.map((time) => field(time, 'stop_id')),
    );
    const lastStop = oneSpace(
      stopRows.get(field(times.at(-1) ?? {}, 'stop_id'))?.['stop_name'] ?? '',
    );
    return times.map((time) => ({
      trip,
      routeID: routeIDs.get(field(trip, 'route_id')) ?? '',
      gtfsStopID: field(time, 'stop_id'),
      isForRiders: time['pickup_type'] !== '1' || time['drop_off_type'] !== '1',
      headsign: oneSpace(field(time, 'stop_headsign') || field(trip, 'trip_headsign')) || lastStop,
      lastStop,
    }));
  });

  const stopIDs = stopIDsOf(
    [...stopRows.values()],
    new Set(visits.map((visit) => visit.gtfsStopID)),
  );
  const routes = new Map<string, IndependentRoute>();
  for (const [routeID, ofRoute] of groupBy(visits, (visit) => visit.routeID)) {
    const waysOf = new Map<string, Set<string>>();
    for (const { headsign, trip } of ofRoute)
      waysOf.set(headsign, (waysOf.get(headsign) ?? new Set()).add(field(trip, 'direction_id')));
    const byDestination = groupBy(ofRoute, ({ headsign, lastStop }) =>
      (waysOf.get(headsign)?.size ?? 0) > 1 ? bothWays(headsign, lastStop) : headsign,
    );
    const directions = new Map<string, IndependentDirection>();
    for (const [destination, all] of byDestination) {
      const listed = all.filter(({ trip, isForRiders }) => isForRiders && isListed(trip));
      const orders = new Map<string, string[]>();
      for (const ofTrip of groupBy(listed, ({ trip }) => field(trip, 'trip_id')).values()) {
        const order = ofTrip.map(({ gtfsStopID }) => stopIDs.get(gtfsStopID) ?? '');
        orders.set(order.join('\n'), order);
      }
      directions.set(destination, {
        stops: new Set([...orders.values()].flat()),
        orders: [...orders.values()],
        shapeIDs: new Set(all.map(({ trip }) => field(trip, 'shape_id')).filter((id) => id !== '')),
      });
    }
    routes.set(routeID, {
      gtfsRouteIDs: new Set(ofRoute.map(({ trip }) => field(trip, 'route_id'))),
      directions,
    });
  }
  const shapes = new Map(
    [...groupBy(rowsOf(feed, 'shapes.txt'), (row) => field(row, 'shape_id'))].map(([id, rows]) => [
      id,
      rows
        .toSorted((a, b) => Number(a['shape_pt_sequence']) - Number(b['shape_pt_sequence']))
        .map((row): [number, number] => [Number(row['shape_pt_lat']), Number(row['shape_pt_lon'])]),
    ]),
  );
  return { routes, stopIDs, shapes, tripStops };
}
