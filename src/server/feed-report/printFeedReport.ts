import { FeedError } from '../../feeds/FeedError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines } from '../../feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../feeds/gtfs/report/tableFindings.ts';
import { civilTimeOf } from '../../lib/time/zoned-time.ts';
import { FeedOpenError } from '../import/FeedOpenError.ts';
import { openFeedFiles } from '../import/openFeedFiles.ts';
import { downloadFeed, UnreadableFeedError } from './downloadFeed.ts';

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
    else if (error instanceof UnreadableFeedError || error instanceof FeedOpenError)
      print(error.message);
    else throw error;
    return 1;
  } finally {
    await remove();
  }
}
