import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { FeedError } from '../../feeds/FeedError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines } from '../../feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../feeds/gtfs/report/tableFindings.ts';
import { civilTimeOf } from '../../lib/time/zoned-time.ts';
import { openFeedFiles } from '../import/files/openFeedFiles.ts';
import { readFeed } from '../import/readFeed.ts';

const USAGE = 'Usage: npm run feed-report -- PATH_OR_URL';

export interface ReportOutput {
  readonly print: (line: string) => void;
  /** Shows how far the reading is; an empty text clears it. */
  readonly progress: (text: string) => void;
}

/** Today in a time zone, `YYYYMMDD`. */
function todayIn(timeZone: string): string {
  const { year, month, day } = civilTimeOf(Date.now(), timeZone);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('');
}

async function reportOn(path: string, progress: ReportOutput['progress']): Promise<string[]> {
  const files = await openFeedFiles(path);
  try {
    const { snapshot, report } = await importGtfs(files, {
      today: todayIn,
      contentHash: 'report',
      onProgress: ({ file, rows }) => progress(`${file}: ${rows.toLocaleString('en-US')} rows`),
    });
    progress('Looking at headsigns, colors and times');
    return reportLines(report, snapshot, await tableFindings(files));
  } finally {
    files.close();
  }
}

/** Downloads the feed if it is at a URL. The person who typed it may name any address. */
async function open(place: string, folder: string, progress: ReportOutput['progress']) {
  progress(`Opening ${place}`);
  const job = { feed: { url: place }, folder, privateAddresses: true };
  const feed = await readFeed(job, {});
  if (feed === null) throw new Error(`${place}: the server sent no feed.`);
  return feed.path;
}

/** Why a feed cannot be opened. A download has a temporary name that tells nobody anything. */
function sentenceOf(error: unknown, path: string, place: string): string {
  const message = String(error instanceof Error ? error.message : error).replaceAll(path, place);
  return message.includes(place) ? message : `${place}: ${message}`;
}

/**
 * Explains a feed in plain sentences (S17).
 *
 * @param args the path of a zip or a folder, or a URL
 * @returns the exit code: 0 if the feed can be used, 1 if it would be refused or cannot be read
 */
export async function printFeedReport(
  args: readonly string[],
  { print, progress }: ReportOutput,
): Promise<0 | 1> {
  const [place, ...rest] = args;
  if (place === undefined || rest.length > 0) {
    print(USAGE);
    return 1;
  }
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  let path = place;
  try {
    path = await open(place, folder, progress);
    const lines = await reportOn(path, progress);
    progress('');
    for (const line of lines) print(line);
    return 0;
  } catch (error) {
    progress('');
    const lines =
      error instanceof FeedError ? refusalLines(error.findings) : [sentenceOf(error, path, place)];
    for (const line of lines) print(line);
    return 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}
