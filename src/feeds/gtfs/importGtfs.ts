import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { buildSnapshot } from './build/buildSnapshot.ts';
import type { Tables } from './build/Tables.ts';
import { checkColumns } from './checkColumns.ts';
import { InternTable } from './csv/InternTable.ts';
import type { Feed, FeedFiles, ImportProgress } from './Feed.ts';
import type { FeedReport } from './FeedReport.ts';
import { Findings } from './Findings.ts';
import { locateFiles } from './locateFiles.ts';
import { readPathways } from './pathways/readPathways.ts';
import { readShapes } from './shapes/readShapes.ts';
import { readDemand } from './stop-times/readDemand.ts';
import { readFrequencies } from './stop-times/readFrequencies.ts';
import { readStopTimes } from './stop-times/readStopTimes.ts';
import { readTransfers } from './stop-times/readTransfers.ts';
import { keepOneTimeZone } from './tables/keepOneTimeZone.ts';
import { readAgencies } from './tables/readAgencies.ts';
import { readFeedInfo } from './tables/readFeedInfo.ts';
import { readRoutes } from './tables/readRoutes.ts';
import { readServices } from './tables/readServices.ts';
import { readStops } from './tables/readStops.ts';
import { readTrips } from './tables/readTrips.ts';
import { readTranslations } from './translations/readTranslations.ts';

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
  const transfers = await readTransfers(feed, stops);
  const pathways = await readPathways(feed, stops);
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
    transfers,
    pathways,
    shapes,
  };
  const tables = { ...loaded, demand: await readDemand(feed, loaded) };
  return { ...tables, translations: await readTranslations(feed, tables) };
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
  const { snapshot, timetable } = buildSnapshot(tables, date, contentHash, findings);
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
