import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { FeedError } from '../../feeds/FeedError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines } from '../../feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../feeds/gtfs/report/tableFindings.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { openFeedFiles } from '../import/files/openFeedFiles.ts';
import { readFeed } from '../import/readFeed.ts';

const USAGE = `Usage: npm run feed-report -- PATH_OR_URL

Explains a GTFS feed: a zip file, a folder, or the URL of a zip file. The URL may lead to this machine or a private
network, so --private-addresses is accepted and changes nothing.`;

export interface ReportOutput {
  readonly print: (line: string) => void;
  /** Shows what is being read; an empty text clears it. */
  readonly progress: (text: string) => void;
}

async function reportOn(path: string, progress: ReportOutput['progress']): Promise<string[]> {
  const files = await openFeedFiles(path);
  try {
    const { snapshot, report } = await importGtfs(files, {
      today: (timeZone) => serviceDateAt(Date.now(), timeZone),
      contentHash: 'report',
      onProgress: ({ file, rows }) => progress(`${file}: ${rows.toLocaleString('en-US')} rows`),
    });
    progress('Looking at headsigns, colors and times');
    return reportLines(report, snapshot, await tableFindings(files));
  } finally {
    files.close();
  }
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
 * Explains a feed in plain sentences (S17).
 *
 * @param args the path of a zip or a folder, or a URL
 * @returns the exit code: 0 if the feed can be used, 1 if it would be refused or cannot be read
 */
export async function printFeedReport(
  args: readonly string[],
  { print, progress }: ReportOutput,
): Promise<0 | 1> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    print(USAGE);
    return 0;
  }
  const [place, ...rest] = args.filter((arg) => arg !== '--private-addresses');
  if (place === undefined || rest.length > 0 || place.startsWith('--')) {
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
