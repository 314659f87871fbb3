import { createHash } from 'node:crypto';
import { dirname } from 'node:path';

import { encodeSnapshot } from '../../contract/snapshot/snapshot-file.ts';
import { encodeTimetable } from '../../contract/snapshot/timetable-file.ts';
import { FeedError } from '../../feeds/FeedError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { leftOutCounts } from '../../feeds/gtfs/report/leftOutCounts.ts';
import { refusalSentences, reportSentences } from '../../feeds/gtfs/report/reportLines.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { feedName, isUrl } from '../settings/address-settings.ts';
import { type Environment } from '../settings/secrets.ts';
import { folderOfFeed } from './cache-folders.ts';
import { noteFeedsInside } from './files/archive-feeds.ts';
import { FeedOpenError } from './files/FeedOpenError.ts';
import { openFeedFiles } from './files/openFeedFiles.ts';
import type { ImportJob, ImportOutcome, Seen } from './ImportJob.ts';
import { type ReadFeed, readFeed } from './readFeed.ts';
import type { OnProgress } from './runImporter.ts';
import { storeSnapshot } from './snapshot-store.ts';

const OTHER_FOLDER =
  'Set source.folder, or the environment variable XDG_CACHE_HOME, to a folder where the server may write.';

/** Turns an error into a sentence for the operator. The system's codes are not sentences. */
function sentenceOfError(error: unknown, folder: string): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `${folder}: there is no space left on the disk.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${folder}: there is no permission to write here. ${OTHER_FOLDER}`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder}: this can't be a folder, because part of the path is a file. ${OTHER_FOLDER}`;
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** Names the content of a snapshot: the feed, and the day, because the stops served soon depend on it. */
function contentHashOf({ hash }: Seen, today: string): string {
  return createHash('sha256').update(`${hash} ${today}`).digest('hex').slice(0, 32);
}

/** Why a feed cannot be used, one sentence for each reason; null if the error is not about the feed. */
function refusalOf(error: unknown, path: string, url: string): string[] | null {
  if (error instanceof FeedError) return refusalSentences(error.findings);
  // A download has a temporary name that tells the operator nothing.
  if (error instanceof FeedOpenError) return [error.message.replaceAll(path, feedName(url))];
  return null;
}

async function importFiles(
  { path, seen: read }: ReadFeed,
  { now, leastRoutes, folder, inside, seen: before }: ImportJob,
  onProgress: OnProgress,
): Promise<ImportOutcome> {
  const files = await openFeedFiles(path, inside);
  // Of an archive with several feeds, only those that changed are imported.
  const seen = { ...read, hash: files.hash ?? read.hash };
  try {
    if (seen.hash === before?.hash) return { kind: 'unchanged', seen };
    const imported = await importGtfs(files, {
      today: (timeZone) => serviceDateAt(now, timeZone),
      // The snapshot's own hash needs the day, which needs the feed's time zone.
      contentHash: seen.hash,
      onProgress,
    });
    const { report } = imported;
    const { today } = report;
    const contentHash = contentHashOf(seen, today);
    const snapshot = { ...imported.snapshot, contentHash, importedAt: now };
    const routes = snapshot.routes.length;
    if (routes < leastRoutes) return { kind: 'held', seen, routes };
    const lines = reportSentences(report, snapshot);
    const content = {
      snapshot: encodeSnapshot(snapshot),
      timetable: encodeTimetable({ ...imported.timetable, contentHash }),
    };
    storeSnapshot(folder, contentHash, content, {
      seen,
      today,
      importedAt: now,
      report: lines,
      leftOut: leftOutCounts(report.findings),
    });
    return { kind: 'imported', seen, routes, report: lines };
  } finally {
    files.close();
  }
}

/** The folder of a feed, or of the archive that it is in. */
const archiveFolder = ({ feed: { url }, folder, inside }: ImportJob): string =>
  inside === undefined ? folder : folderOfFeed(dirname(folder), url);

/**
 * Reads a feed and stores its snapshot (S6).
 *
 * @param env the environment variables, which contain the feed's secret
 * @returns how it ended; never rejects
 */
export async function importFeed(
  job: ImportJob,
  env: Environment,
  onProgress: OnProgress,
): Promise<ImportOutcome> {
  let feed: ReadFeed | null = null;
  try {
    feed = await readFeed(job, env);
    if (feed === null) return { kind: 'unchanged' };
    if (isUrl(job.feed.url)) await noteFeedsInside(archiveFolder(job), feed.path);
    if (feed.seen.hash === job.seen?.hash) return { kind: 'unchanged', seen: feed.seen };
    return await importFiles(feed, job, onProgress);
  } catch (error) {
    const reasons = feed === null ? null : refusalOf(error, feed.path, job.feed.url);
    if (feed !== null && reasons !== null) return { kind: 'refused', seen: feed.seen, reasons };
    return { kind: 'failed', reason: sentenceOfError(error, job.folder) };
  } finally {
    feed?.dispose();
  }
}
