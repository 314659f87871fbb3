import { FeedError } from '../../feeds/FeedError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines } from '../../feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../feeds/gtfs/report/tableFindings.ts';
import { openFeedFiles } from '../import/openFeedFiles.ts';
import { downloadFeed, UnreadableFeedError } from './downloadFeed.ts';

const USAGE = 'Usage: npm run feed-report -- PATH_OR_URL';

export interface ReportOutput {
  print(line: string): void;
  /** Shows how far the reading is; an empty text clears it. */
  progress(text: string): void;
}

/** Today on this machine, `YYYYMMDD`. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
}

async function reportOn(path: string, progress: ReportOutput['progress']): Promise<string[]> {
  const files = await openFeedFiles(path);
  const { snapshot, report } = await importGtfs(files, {
    today: today(),
    contentHash: 'report',
    onProgress: ({ file, rows }) => progress(`${file}: ${rows.toLocaleString('en-US')} rows`),
  });
  progress('Looking at headsigns, colors and times');
  return reportLines(report, snapshot, await tableFindings(files));
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
  let remove = async () => {};
  try {
    let path = place;
    if (/^https?:\/\//i.test(place)) {
      progress('Downloading');
      ({ path, remove } = await downloadFeed(place));
    }
    const lines = await reportOn(path, progress);
    progress('');
    for (const line of lines) print(line);
    return 0;
  } catch (error) {
    progress('');
    if (error instanceof FeedError) for (const line of refusalLines(error.findings)) print(line);
    else if (error instanceof UnreadableFeedError) print(error.message);
    else throw error;
    return 1;
  } finally {
    await remove();
  }
}
