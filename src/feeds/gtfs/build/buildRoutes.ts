import type { SnapshotRoute, SnapshotPattern } from '../../../contract/snapshot/snapshot.ts';
import type { Findings } from '../Findings.ts';
import { nameDestinations } from '../routes/nameDestinations.ts';
import { nameRoutes } from '../routes/nameRoutes.ts';
import type { RouteGroup } from '../routes/nameRoutes.ts';
import { readableColor } from '../routes/readableColor.ts';
import { stopsAlongLine } from '../shapes/stopsAlongLine.ts';
import type { Agency } from '../tables/readAgencies.ts';
import type { FeedRoute } from '../tables/readRoutes.ts';
import type { ComposedName } from '../translations/FeedTranslations.ts';
import { buildDirections, withDemand } from './buildDirections.ts';
import type { RoutePattern } from './buildDirections.ts';
import type { Lines } from './buildLines.ts';
import type { Renumbering } from './renumber.ts';
import type { Tables } from './Tables.ts';

export interface RouteParts {
  readonly tables: Tables;
  readonly stops: Renumbering;
  readonly services: Renumbering;
  readonly lines: Lines;
  /** For each pattern, its trips in the next 14 days. */
  readonly served: readonly number[];
  /** Filled in with destinations that are put together from other names. */
  readonly composed: Map<string, ComposedName>;
}

function routePatterns(
  parts: RouteParts,
  indexes: readonly number[],
  findings: Findings,
): readonly RoutePattern[] {
  const { tables, stops, lines, served, composed } = parts;
  const patterns = indexes.flatMap((index) => tables.stopTimes.patterns[index] ?? []);
  const texts = {
    tripHeadsign: (headsign: number) => tables.tripHeadsigns.text(headsign),
    stopHeadsign: (headsign: number) => tables.stopTimes.headsigns.text(headsign),
    stopName: (stop: number) => tables.stops.all[stop]?.name || (tables.stops.all[stop]?.id ?? ''),
    routeNumber: (route: number) => tables.routes.all[route]?.shortName ?? '',
    tripID: (trip: number) => tables.trips.ids.text(trip),
    compose: (name: string, parts: ComposedName) => {
      if (tables.translations.size > 0 && !composed.has(name)) composed.set(name, parts);
    },
  };
  const destinations = nameDestinations(patterns, texts, findings);
  return patterns.map((pattern, at) => ({
    pattern,
    destinations: destinations[at] ?? [],
    stops: Array.from(pattern.stops, stops.newOf),
    line: lines.lineOf(pattern.shape),
    served: served[indexes[at] ?? -1] ?? 0,
  }));
}

function buildPattern(
  { tables }: RouteParts,
  { pattern, destinations, stops, line }: RoutePattern,
  route: number,
  names: readonly string[],
): SnapshotPattern {
  const numbers = new Map(names.map((name, index) => [name, index]));
  const directions = destinations.map((destination) => numbers.get(destination) ?? 0);
  const first = directions[0] ?? 0;
  const shape = tables.shapes.get(pattern.shape);
  const places = Array.from(pattern.stops, (stop) => tables.stops.all[stop] ?? { lat: 0, lon: 0 });
  return {
    route,
    directionID: pattern.directionID,
    directions: directions.every((direction) => direction === first) ? first : directions,
    stops,
    sequences: [...pattern.sequences],
    line,
    distances: shape === undefined ? [] : stopsAlongLine(shape, places, pattern.traveled),
  };
}

const agencyOf = ({ agencies }: Tables, route?: Pick<FeedRoute, 'agency'>): Partial<Agency> =>
  agencies.all.find(({ id }) => id === (route?.agency ?? '')) ?? agencies.all[0] ?? {};

/** The patterns of each row of routes.txt; indexes. */
function patternsByRow({ stopTimes, routes }: Tables): readonly (readonly number[])[] {
  const byRow: number[][] = routes.all.map(() => []);
  for (const [index, { route }] of stopTimes.patterns.entries()) byRow[route]?.push(index);
  return byRow;
}

function servicesByRow({ tables, services }: RouteParts): readonly ReadonlySet<number>[] {
  const byRow = tables.routes.all.map(() => new Set<number>());
  const onDemand = new Set(tables.demand.map(({ trip }) => trip));
  for (const [trip, row] of tables.trips.routes.entries())
    if (tables.stopTimes.patternOfTrip[trip] !== -1 || onDemand.has(trip))
      byRow[row]?.add(services.newOf(tables.trips.services[trip] ?? -1));
  return byRow;
}

/** Where most trips of each row begin and end, in either order; empty for a row without trips. */
function endsByRow(
  { stopTimes, stops }: Tables,
  byRow: readonly (readonly number[])[],
): readonly string[] {
  return byRow.map((indexes) => {
    const [busiest] = indexes
      .flatMap((index) => stopTimes.patterns[index] ?? [])
      .toSorted((a, b) => b.trips - a.trips);
    if (busiest === undefined) return '';
    return [busiest.stops[0], busiest.stops.at(-1)]
      .map((stop) => stops.all[stop ?? -1]?.name.toLowerCase() ?? '')
      .toSorted()
      .join('\n');
  });
}

/** The groups with trips, and those without. Adds a finding for each of the latter. */
function groupsByUse(parts: RouteParts, byRow: readonly (readonly number[])[], findings: Findings) {
  const { tables } = parts;
  const ends = endsByRow(tables, byRow);
  const onDemand = new Set(tables.demand.map(({ route }) => route));
  const agencyName = (route: FeedRoute) => agencyOf(tables, route).name ?? '';
  const isUsed = ({ rows }: RouteGroup) =>
    rows.some((row) => (byRow[row]?.length ?? 0) > 0 || onDemand.has(row));
  const all = nameRoutes(tables.routes.all, ends, agencyName, findings);
  const unused = all.filter((group) => !isUsed(group));
  for (const { rows } of unused)
    findings.add('route-without-trips', {
      file: 'routes.txt',
      field: 'route_id',
      values: { route_id: tables.routes.all[rows[0] ?? -1]?.id ?? '' },
    });
  return { used: all.filter(isUsed), unused };
}

/** Builds the routes and their patterns. The patterns are in the order of the feed's patterns. */
export function buildRoutes(
  parts: RouteParts,
  findings: Findings,
): {
  readonly routes: readonly SnapshotRoute[];
  readonly patterns: readonly SnapshotPattern[];
  readonly routesWithoutTrips: readonly SnapshotRoute[];
} {
  const { tables } = parts;
  const byRow = patternsByRow(tables);
  const servicesOf = servicesByRow(parts);
  const patterns: SnapshotPattern[] = [];
  const { used, unused } = groupsByUse(parts, byRow, findings);
  const all = [...used, ...unused].map(({ routeID, label, rows }, number) => {
    const indexes = rows.flatMap((row) => byRow[row] ?? []).toSorted((a, b) => a - b);
    const own = routePatterns(parts, indexes, findings);
    const demand = tables.demand
      .filter(({ route }) => rows.includes(route))
      .map(({ destination, stops }) => ({ destination, stops: stops.map(parts.stops.newOf) }));
    const directions = withDemand(buildDirections(own), demand);
    const names = directions.map(({ destination }) => destination);
    for (const [at, index] of indexes.entries()) {
      const pattern = own[at];
      if (pattern !== undefined) patterns[index] = buildPattern(parts, pattern, number, names);
    }
    // Of several rows, the first with trips gives the name, color, type and agency.
    const row = rows.find((each) => (byRow[each]?.length ?? 0) > 0) ?? rows[0] ?? 0;
    const feedRoute = tables.routes.all[row];
    const orders = rows.map((each) => tables.routes.all[each]?.sortOrder ?? Number.NaN);
    const sortOrder = Math.min(...orders.filter((order) => !Number.isNaN(order)));
    const { id: agencyID = '', name: agency = '' } = agencyOf(tables, feedRoute);
    return {
      routeID,
      ...(label === '' ? {} : { label }),
      ...(sortOrder === Number.POSITIVE_INFINITY ? {} : { sortOrder }),
      gtfsRouteIDs: rows.flatMap((each) => tables.routes.all[each]?.id ?? []),
      name: feedRoute?.longName || feedRoute?.shortName || routeID,
      color: readableColor(feedRoute?.color ?? '', routeID),
      type: feedRoute?.type ?? 3,
      agency,
      ...(agencyID === '' ? {} : { agencyID }),
      directions,
      services: [...new Set(rows.flatMap((each) => [...(servicesOf[each] ?? [])]))].toSorted(
        (a, b) => a - b,
      ),
    };
  });
  const routes = all.slice(0, used.length);
  return { routes, patterns, routesWithoutTrips: all.slice(used.length) };
}
