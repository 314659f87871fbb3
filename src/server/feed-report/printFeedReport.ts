import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { FeedError } from '../../feeds/FeedError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines } from '../../feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../feeds/gtfs/report/tableFindings.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { createFeedFetch } from '../feeds/createFeedFetch.ts';
import { openFeedFiles } from '../import/files/openFeedFiles.ts';
import { readFeed } from '../import/readFeed.ts';
import { parseReportArguments, USAGE } from './reportArguments.ts';
import { vehicleLines } from './vehicleLines.ts';

/** The largest realtime message that is read. */
const MOST_VEHICLE_BYTES = 16_000_000;
/** Milliseconds. */
const VEHICLES_TIME_LIMIT = 20_000;

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

async function reportOn(path: string, progress: ReportOutput['progress']) {
  const files = await openFeedFiles(path);
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

/** Explains a realtime feed, at a path or a URL. */
async function vehicleReport(
  place: string,
  { snapshot, timetable }: ReportedCity,
): Promise<string[]> {
  const fetchFeed = createFeedFetch({
    address: { url: place },
    maxBytes: MOST_VEHICLE_BYTES,
    privateAddresses: true,
    env: {},
  });
  const fetched = await fetchFeed(null, AbortSignal.timeout(VEHICLES_TIME_LIMIT));
  const bytes = fetched?.bytes ?? new Uint8Array(0);
  return vehicleLines(place, bytes, snapshot, timetable, Date.now());
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
  const message = String(error instanceof Error ? error.message : error).replaceAll(path, place);
  return message.includes(place) ? message : `${place}: ${message}`;
}

/**
 * Explains a feed in plain sentences, and the buses and trip updates of realtime feeds beside it (S17, T6).
 *
 * @param args the path of a zip or a folder, or a URL; and `--realtime` with a path or URL
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
  const { place, realtime } = parsed;
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  let [path, current] = [place, place];
  try {
    path = await open(place, folder, progress);
    const { lines, city } = await reportOn(path, progress);
    progress('');
    for (const line of lines) print(line);
    for (current of realtime) for (const line of await vehicleReport(current, city)) print(line);
    return 0;
  } catch (error) {
    progress('');
    const lines =
      error instanceof FeedError
        ? refusalLines(error.findings)
        : [sentenceOf(error, path, current)];
    for (const line of lines) print(line);
    return 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}
