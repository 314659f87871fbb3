import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { FeedError } from '../../feeds/FeedError.ts';
import { FileError } from '../../feeds/FileError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines, section } from '../../feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../feeds/gtfs/report/tableFindings.ts';
import { printable } from '../../feeds/gtfs/report/wording.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { createFeedFetch } from '../feeds/createFeedFetch.ts';
import { feedsInside } from '../import/files/feedsInside.ts';
import { openFeedFiles } from '../import/files/openFeedFiles.ts';
import { readFeed } from '../import/readFeed.ts';
import { createIsLotPlace } from '../lots/createIsLotPlace.ts';
import type { LotsFeedSettings } from '../settings/lots-settings.ts';
import { ownTimeZone } from '../settings/own-city.ts';
import { readSettingsFile } from '../settings/settings.ts';
import { eventLines } from './eventLines.ts';
import { lotLines, type ReportCity } from './lotLines.ts';
import { parseReportArguments, USAGE } from './reportArguments.ts';
import { vehicleLines } from './vehicleLines.ts';

/** The largest message, calendar or file of lots that is read. */
const MOST_BYTES = 16_000_000;
/** Milliseconds. */
const TIME_LIMIT = 20_000;

export interface ReportOutput {
  readonly print: (line: string) => void;
  /** Shows what is being read; an empty text clears it. */
  readonly progress: (text: string) => void;
}

/** What realtime feeds are compared with. */
interface ReportedCity {
  readonly snapshot: Snapshot;
  readonly timetable: SnapshotTimetable;
}

/** @param inside the feed in an archive that has several */
async function reportOn(
  path: string,
  inside: string | undefined,
  progress: ReportOutput['progress'],
) {
  const files = await openFeedFiles(path, inside);
  try {
    const { snapshot, timetable, report } = await importGtfs(files, {
      today: (timeZone) => serviceDateAt(Date.now(), timeZone),
      contentHash: 'report',
      onProgress: ({ file, rows }) => progress(`${file}: ${rows.toLocaleString('en-US')} rows`),
    });
    progress('Looking at headsigns, colors and times');
    const lines = reportLines(report, snapshot, await tableFindings(files));
    return { lines, city: { snapshot, timetable } };
  } finally {
    files.close();
  }
}

/** Reads a file beside the feed, at a path or a URL. */
async function readFile(place: string): Promise<Uint8Array> {
  const fetchFeed = createFeedFetch({
    address: { url: place },
    maxBytes: MOST_BYTES,
    privateAddresses: true,
    env: {},
  });
  const fetched = await fetchFeed(null, AbortSignal.timeout(TIME_LIMIT));
  return fetched?.bytes ?? new Uint8Array(0);
}

/** How lots are to be read, by the settings. */
function lotsSettings(path: string | undefined): LotsFeedSettings | undefined {
  if (path === undefined) return undefined;
  const { source } = readSettingsFile(path);
  const lots = 'lots' in source ? source.lots : undefined;
  return lots === undefined || lots.kind === 'gateway' ? undefined : lots;
}

/** What lots and events need of the city: that of the feed, or the zone of the settings or of this machine. */
function cityOf(snapshot: Snapshot | undefined, settings: string | undefined): ReportCity {
  const own = settings === undefined ? undefined : ownTimeZone(readSettingsFile(settings));
  return {
    timeZone:
      own ?? snapshot?.city.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    isNearCity: snapshot && createIsLotPlace(snapshot),
    now: Date.now(),
  };
}

/** Downloads the feed if it is at a URL, also from a private network: the operator typed the URL. */
async function open(place: string, folder: string, progress: ReportOutput['progress']) {
  progress(`Opening ${place}`);
  const job = { feed: { url: place }, folder, privateAddresses: true };
  const feed = await readFeed(job, {});
  if (feed === null) throw new Error(`${place}: the server sent no feed.`);
  return feed.path;
}

/** Why a feed cannot be opened. Names the URL instead of the temporary file of its download. */
function sentenceOf(error: unknown, path: string, place: string): string {
  const text = String(error instanceof Error ? error.message : error);
  const message = path === '' ? text : text.replaceAll(path, place);
  return message.includes(place) ? message : `${place}: ${message}`;
}

/** What the report says of a file that can't be used. */
function linesOfError(error: unknown, path: string, place: string): string[] {
  if (error instanceof FeedError) return refusalLines(error.findings);
  if (!(error instanceof FileError)) return [sentenceOf(error, path, place)];
  return [
    '',
    `${place} would be refused.`,
    ...section('Problems:', [error.message, ...error.problems]),
  ].map(printable);
}

/**
 * Explains a feed in plain sentences, and the buses and trip updates of realtime feeds, lots and calendars beside it
 * (S17, T6).
 *
 * @param args the path of a zip or a folder, or a URL; and `--realtime`, `--lots` or `--events` with a path or URL
 * @returns the exit code: 0 if the feeds can be used, 1 if one would be refused or cannot be read
 */
export async function printFeedReport(
  args: readonly string[],
  { print, progress }: ReportOutput,
): Promise<0 | 1> {
  const parsed = parseReportArguments(args);
  if ('help' in parsed) {
    print(USAGE);
    return 0;
  }
  if ('fault' in parsed) {
    print(`${parsed.fault}\n\n${USAGE}`);
    return 1;
  }
  const { place, realtime, lots, events, settings } = parsed;
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  let [path, current] = [place ?? '', place ?? ''];
  let exitCode: 0 | 1 = 0;
  /** Prints the report of a file, or why it can't be read. */
  const report = async (name: string, linesOf: () => Promise<readonly string[]>) => {
    current = name;
    try {
      for (const line of await linesOf()) print(line);
    } catch (error) {
      exitCode = 1;
      for (const line of linesOfError(error, path, current)) print(line);
    } finally {
      progress('');
    }
  };
  const cities: ReportedCity[] = [];
  const reportFeed = (name: string, at: string, inside?: string) =>
    report(name, async () => {
      const { lines, city } = await reportOn(at, inside, progress);
      cities.push(city);
      return lines;
    });
  try {
    if (place !== undefined) {
      await report(place, async () => {
        path = await open(place, folder, progress);
        return [];
      });
      const parts = exitCode === 0 ? await feedsInside(path) : [];
      for (const part of parts) {
        print(`${part === parts[0] ? '' : '\n'}The feed ${part}, of ${parts.length} in ${place}:`);
        await (statSync(path).isDirectory()
          ? reportFeed(part, join(path, part))
          : reportFeed(part, path, part));
      }
      if (exitCode === 0 && parts.length === 0) await reportFeed(place, path);
    }
    const feed = cities[0]?.snapshot;
    for (const { snapshot, timetable } of cities)
      for (const name of realtime)
        await report(name, async () => {
          if (cities.length > 1) print(`\nBeside the routes of ${snapshot.city.name}:`);
          return vehicleLines(name, await readFile(name), snapshot, timetable, Date.now());
        });
    for (const name of lots)
      await report(name, async () =>
        lotLines(name, await readFile(name), lotsSettings(settings), cityOf(feed, settings)),
      );
    for (const name of events)
      await report(name, async () =>
        eventLines(name, await readFile(name), cityOf(feed, settings)),
      );
    return exitCode;
  } finally {
    await rm(folder, { recursive: true });
  }
}
