import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { encodeSnapshot } from '../../contract/snapshot-file.ts';
import { FeedError } from '../../feeds/FeedError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { sentenceOf } from '../../feeds/gtfs/sentenceOf.ts';
import type { ImportJob, ImportOutcome, Seen } from './ImportJob.ts';
import { openFeedFiles } from './openFeedFiles.ts';
import { readFeed } from './readFeed.ts';
import type { OnProgress } from './runImporter.ts';
import { storeSnapshot } from './snapshot-store.ts';

/** Turns an error into a sentence for the operator. The system's codes are not sentences. */
function sentenceOfError(error: unknown, folder: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `${folder}: there is no space left on the disk.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${folder}: there is no permission to write here.`;
  return error instanceof Error ? error.message : String(error);
}

/** Names the content of a snapshot: the feed, and the day, because the stops served soon depend on it. */
function contentHashOf({ hash }: Seen, today: string): string {
  return createHash('sha256').update(`${hash} ${today}`).digest('hex').slice(0, 32);
}

/**
 * Reads a feed and stores its snapshot (S6).
 *
 * @param env the environment variables, which contain the feed's secret
 * @returns how it ended; never rejects
 */
export async function importFeed(
  job: ImportJob,
  env: Readonly<Record<string, string | undefined>>,
  onProgress: OnProgress,
): Promise<ImportOutcome> {
  let dispose = () => {};
  let seen: Seen | undefined;
  try {
    const feed = await readFeed(job, env);
    if (feed === null || feed.seen.hash === job.seen?.hash) {
      feed?.dispose();
      return { kind: 'unchanged' };
    }
    ({ dispose, seen } = feed);
    const files = await openFeedFiles(feed.path);
    const contentHash = contentHashOf(seen, job.today);
    const { snapshot, report } = await importGtfs(files, {
      today: job.today,
      contentHash,
      onProgress,
    });
    const routes = snapshot.routes.length;
    if (routes < job.leastRoutes) return { kind: 'held', seen, routes };
    const lines = report.findings.map(sentenceOf);
    storeSnapshot(job.folder, contentHash, encodeSnapshot(snapshot), {
      seen,
      today: job.today,
      report: lines,
    });
    return { kind: 'imported', seen, routes, report: lines };
  } catch (error) {
    if (error instanceof FeedError && seen !== undefined)
      return { kind: 'refused', seen, reasons: error.findings.map(sentenceOf) };
    return { kind: 'failed', reason: sentenceOfError(error, job.folder) };
  } finally {
    dispose();
  }
}
