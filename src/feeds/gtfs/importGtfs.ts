import { SNAPSHOT_FORMAT } from '../../contract/snapshot/snapshot.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { buildCity } from './build/buildCity.ts';
import { buildLines } from './build/buildLines.ts';
import { buildRoutes } from './build/buildRoutes.ts';
import { buildTimetable } from './build/buildTimetable.ts';
import { buildTrips, usedTrips } from './build/buildTrips.ts';
import { countServedTrips } from './build/countServedTrips.ts';
import { renumber } from './build/renumber.ts';
import type { Tables } from './build/Tables.ts';
import { checkColumns } from './checkColumns.ts';
import { InternTable } from './csv/InternTable.ts';
import type { Feed, FeedFiles, ImportProgress } from './Feed.ts';
import type { FeedReport } from './FeedReport.ts';
import { Findings } from './Findings.ts';
import { locateFiles } from './locateFiles.ts';
import { named } from './report/wording.ts';
import { aliasStops } from './routes/aliasStops.ts';
import { nameStops, stopsWithoutTrips } from './routes/nameStops.ts';
import { readShapes } from './shapes/readShapes.ts';
import { readDemand } from './stop-times/readDemand.ts';
import { readFrequencies } from './stop-times/readFrequencies.ts';
import { readStopTimes } from './stop-times/readStopTimes.ts';
import { keepOneTimeZone } from './tables/keepOneTimeZone.ts';
import { readAgencies } from './tables/readAgencies.ts';
import { readFeedInfo } from './tables/readFeedInfo.ts';
import { readRoutes } from './tables/readRoutes.ts';
import { readServices } from './tables/readServices.ts';
import { isPlaced, readStops } from './tables/readStops.ts';
import type { FeedStop } from './tables/readStops.ts';
import { readTrips } from './tables/readTrips.ts';
import type { ComposedName } from './translations/FeedTranslations.ts';
import { readTranslations } from './translations/readTranslations.ts';
import { translateNames } from './translations/translateNames.ts';

export interface ImportOptions {
  /** The date, `YYYYMMDD`; or a function that gives it for the feed's time zone. */
  readonly today: string | ((timeZone: string) => string);
  /** A hash of the feed's content, in hexadecimal. */
  readonly contentHash: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** The most rows of scattered trips that are in memory at once. Only tests need another number. */
  readonly maxRowsInMemory?: number;
}

async function readTables(feed: Feed, maxRowsInMemory: number | undefined): Promise<Tables> {
  const all = await readAgencies(feed);
  const info = await readFeedInfo(feed);
  const services = await readServices(feed);
  const { timeZone, routes } = await keepOneTimeZone(feed, all, await readRoutes(feed, all));
  const stops = await readStops(feed);
  const texts = { headsigns: new InternTable(), shapes: new InternTable() };
  const trips = await readTrips(feed, routes, services.ids, texts);
  const stopTimes = await readStopTimes(feed, trips, stops, maxRowsInMemory);
  const frequencies = await readFrequencies(feed, trips, stopTimes.times);
  const shapes = await readShapes(feed, texts.shapes);
  const loaded = {
    agencies: { all, timeZone },
    info,
    services,
    routes,
    stops,
    trips,
    tripHeadsigns: texts.headsigns,
    stopTimes,
    frequencies,
    shapes,
  };
  const tables = { ...loaded, demand: await readDemand(feed, loaded) };
  return { ...tables, translations: await readTranslations(feed, tables) };
}

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

function buildCityData(
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
  const parts = { tables, stops, services, lines, served: served.byPattern, composed };
  const { routesWithoutTrips, ...routes } = buildRoutes(parts, findings);
  const beside = stopsWithoutTrips(unused, snapshotStops);
  const used = usedTrips(tables, findings);
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
    ...routes,
    stops: snapshotStops,
    lines: lines.all,
    services: services.used.flatMap((service) => tables.services.all[service] ?? []),
    trips: buildTrips(tables, used, services),
  };
  return { snapshot, timetable: buildTimetable(tables, used, contentHash) };
}

/**
 * Imports a GTFS feed: reads its tables and makes a snapshot of what the service needs.
 *
 * @returns the snapshot, its timetable, and a report of what was counted, left out and noticed
 * @throws FeedError if the feed is refused; what `files` throws is passed on
 */
export async function importGtfs(
  files: FeedFiles,
  { today, contentHash, onProgress = () => {}, maxRowsInMemory }: ImportOptions,
): Promise<{
  readonly snapshot: Snapshot;
  readonly timetable: SnapshotTimetable;
  readonly report: FeedReport;
}> {
  const findings = new Findings();
  const feed = await checkColumns({
    files,
    paths: locateFiles(files.names(), findings),
    findings,
    onProgress,
  });
  const tables = await readTables(feed, maxRowsInMemory);
  const date = typeof today === 'string' ? today : today(tables.agencies.timeZone);
  const { snapshot, timetable } = buildCityData(tables, date, contentHash, findings);
  return {
    snapshot,
    timetable,
    report: {
      counts: {
        routes: snapshot.routes.length,
        stops: snapshot.stops.length,
        trips: snapshot.trips.ids.length,
        patterns: snapshot.patterns.length,
        lines: snapshot.lines.length,
        // Of the trips that are used, as the other counts.
        stopTimes: tables.stopTimes.patterns.reduce(
          (sum, { stops, trips }) => sum + stops.length * trips,
          0,
        ),
      },
      firstDate: snapshot.city.firstDate,
      lastDate: snapshot.city.lastDate,
      today: date,
      findings: findings.all(),
    },
  };
}
