import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import { FeedError } from '../../../src/feeds/FeedError.ts';
import type { FeedFiles } from '../../../src/feeds/gtfs/Feed.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { aFeed, FEED_DAY } from './a-feed.ts';

/** Imports a feed on the day of the small feed. */
export const imported = (files: FeedFiles) =>
  importGtfs(files, { today: FEED_DAY, contentHash: 'abc' });

/** The snapshot of the small feed with changes. */
export const snapshotOf = async (changes: Readonly<Record<string, string>>): Promise<Snapshot> =>
  (await imported(aFeed(changes))).snapshot;

/** The report of a feed, used or refused, as one text. */
export async function reportOf(files: FeedFiles): Promise<string> {
  try {
    const { report, snapshot } = await imported(files);
    return reportLines(report, snapshot).join('\n');
  } catch (error) {
    if (error instanceof FeedError) return refusalLines(error.findings).join('\n');
    throw error;
  }
}
