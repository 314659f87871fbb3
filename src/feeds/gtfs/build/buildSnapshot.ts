import { SNAPSHOT_FORMAT } from '../../../contract/snapshot/snapshot.ts';
import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../../contract/snapshot/timetable.ts';
import type { Findings } from '../Findings.ts';
import { buildWays } from '../pathways/buildWays.ts';
import { named } from '../report/wording.ts';
import { aliasStops } from '../routes/aliasStops.ts';
import { listStations } from '../routes/listStations.ts';
import { nameStops, stopsWithoutTrips } from '../routes/nameStops.ts';
import { isPlaced } from '../tables/readStops.ts';
import type { FeedStop } from '../tables/readStops.ts';
import type { ComposedName } from '../translations/FeedTranslations.ts';
import { translateNames } from '../translations/translateNames.ts';
import { buildCity } from './buildCity.ts';
import { buildLines } from './buildLines.ts';
import { buildRoutes } from './buildRoutes.ts';
import { buildTimetable } from './buildTimetable.ts';
import { buildTrips, usedTrips } from './buildTrips.ts';
import { countServedTrips } from './countServedTrips.ts';
import { noteSameTrips } from './noteSameTrips.ts';
import { noteTimelessRides } from './noteTimelessRides.ts';
import { renumber } from './renumber.ts';
import type { Tables } from './Tables.ts';

/** The stops that no trip serves, which the report names. */
function unusedStops(
  all: readonly FeedStop[],
  used: ReadonlySet<number>,
  findings: Findings,
): readonly FeedStop[] {
  const unused = all.filter((stop, index) => stop.isStop && isPlaced(stop) && !used.has(index));
  const values = { stops: named(unused.map(({ id }) => id)) };
  if (unused.length > 0)
    findings.add('stops-without-trips', { file: 'stops.txt', values }, unused.length);
  return unused;
}

/** Says how many stops are shown by reservation. */
function noteDemand({ demand }: Tables, findings: Findings): void {
  const stops = new Set(demand.flatMap((each) => each.stops));
  if (stops.size === 0) return;
  const values = { stops: String(stops.size) };
  findings.add('by-reservation', { file: 'location_group_stops.txt', values }, stops.size);
}

/**
 * Makes a snapshot and its timetable of a feed's tables.
 *
 * @param today `YYYYMMDD`
 * @throws FeedError if no trip can be used
 */
export function buildSnapshot(
  tables: Tables,
  today: string,
  contentHash: string,
  findings: Findings,
): { readonly snapshot: Snapshot; readonly timetable: SnapshotTimetable } {
  const { stopTimes, trips } = tables;
  if (stopTimes.patterns.length === 0) {
    if (stopTimes.onDemand.size > 0) findings.refuse('on-demand-only', { file: 'stop_times.txt' });
    usedTrips(tables, findings);
    findings.refuse('no-usable-trip', { file: 'trips.txt' });
  }
  const served = countServedTrips(tables, today, findings);
  const usedStops = new Set<number>();
  for (const { stops } of stopTimes.patterns) for (const stop of stops) usedStops.add(stop);
  for (const { stops } of tables.demand) for (const stop of stops) usedStops.add(stop);
  const stops = renumber(usedStops);
  const unused = unusedStops(tables.stops.all, usedStops, findings);
  const onDemand = new Set(tables.demand.map(({ trip }) => trip));
  noteDemand(tables, findings);
  const services = renumber(
    trips.services.filter((_, trip) => stopTimes.patternOfTrip[trip] !== -1 || onDemand.has(trip)),
  );
  const lines = buildLines(
    tables.shapes,
    stopTimes.patterns.map(({ shape }) => shape),
  );
  if (lines.all.length === 0) findings.add('no-shapes', { file: 'shapes.txt' });
  const snapshotStops = nameStops(
    stops.used.flatMap((stop) => tables.stops.all[stop] ?? []),
    tables.stops.all,
    findings,
  );
  const composed = new Map<string, ComposedName>();
  const stopAliases = aliasStops(snapshotStops, tables.stops.all);
  const stations = listStations(snapshotStops, tables.stops.all);
  const ways = buildWays(tables, snapshotStops);
  const parts = { tables, stops, services, lines, served: served.byPattern, composed };
  const { routesWithoutTrips, ...routes } = buildRoutes(parts, findings);
  const beside = stopsWithoutTrips(unused, snapshotStops);
  const used = usedTrips(tables, findings);
  const firstDay = today < served.firstDate ? served.firstDate : today;
  noteSameTrips(tables, used, firstDay, findings);
  noteTimelessRides(tables, findings);
  const city = buildCity(tables, served, stops, snapshotStops, findings);
  const names = translateNames(tables.translations, {
    cityName: city.name,
    routes: routes.routes,
    stops: snapshotStops,
    rows: stops.used.map((index) => ({ index, name: tables.stops.all[index]?.name ?? '' })),
    composed,
  });
  const snapshot: Snapshot = {
    format: SNAPSHOT_FORMAT,
    contentHash,
    city,
    ...(names.length === 0 ? {} : { names }),
    ...(stopAliases.length === 0 ? {} : { stopAliases }),
    ...(beside.length === 0 ? {} : { stopsWithoutTrips: beside }),
    ...(routesWithoutTrips.length === 0 ? {} : { routesWithoutTrips }),
    ...(stations.length === 0 ? {} : { stations }),
    ...(ways === null ? {} : { ways }),
    ...routes,
    stops: snapshotStops,
    lines: lines.all,
    services: services.used.flatMap((service) => tables.services.all[service] ?? []),
    trips: buildTrips(tables, used, services),
  };
  return { snapshot, timetable: buildTimetable(tables, used, stops, contentHash) };
}
