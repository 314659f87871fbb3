import { createHash } from 'node:crypto';

import { encodeSnapshot } from '../../contract/snapshot/snapshot-file.ts';
import { encodeTimetable } from '../../contract/snapshot/timetable-file.ts';
import { FeedError } from '../../feeds/FeedError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { leftOutCounts } from '../../feeds/gtfs/report/leftOutCounts.ts';
import { refusalSentences, reportSentences } from '../../feeds/gtfs/report/reportLines.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { createSnapshotSource } from '../../service/sources/snapshot/createSnapshotSource.ts';
import { createKeyTest } from '../createKeyTest.ts';
import { feedName, isUrl } from '../settings/address-settings.ts';
import { type Environment, requestOf } from '../settings/secrets.ts';
import { forgetArchive, storeArchive } from './cache/archive-record.ts';
import { dropSnapshot, readSnapshot, snapshotFile, storeSnapshot } from './cache/snapshot-store.ts';
import { storageFault } from './cache/storage-words.ts';
import { FeedOpenError } from './files/FeedOpenError.ts';
import { feedsInside } from './files/feedsInside.ts';
import { openFeedFiles } from './files/openFeedFiles.ts';
import { ENDED_TWICE, notServed } from './import-words.ts';
import type { ImportJob, ImportOutcome, Seen } from './ImportJob.ts';
import { type ReadFeed, readFeed } from './readFeed.ts';
import type { OnProgress } from './runImporter.ts';
import { tryCity } from './tryCity.ts';

/** Of the feeds in an archive, in the log. */
const MOST_NAMED = 20;

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

/** Serves a stored snapshot on trial, in this process, which may end. @returns why it can't be served, or null */
async function faultOf(folder: string, file: string, now: number): Promise<string | null> {
  try {
    const city = await readSnapshot(folder, file);
    const source = createSnapshotSource({ ...city, clock: () => now });
    await tryCity(source, city, now);
    return null;
  } catch (error) {
    return notServed(error);
  }
}

/** @throws FeedOpenError if a line contains a key of the feed's own request, which riders would get */
function* withoutKeys(lines: Iterable<string>, keys: readonly string[]): Iterable<string> {
  const hasKey = createKeyTest(keys);
  for (const line of lines) {
    if (hasKey(Buffer.from(line)))
      throw new FeedOpenError('A name in the feed contains the key that the feed is asked with.');
    yield line;
  }
}

async function importFiles(
  { path, seen: read }: ReadFeed,
  { now, leastRoutes, folder, inside, seen: before, aside = [], feed }: ImportJob,
  env: Environment,
  onProgress: OnProgress,
): Promise<ImportOutcome> {
  const files = await openFeedFiles(path, inside);
  // Of an archive with several feeds, only those that changed are imported.
  const seen = files.hash === undefined ? read : { ...read, hash: files.hash, archive: read.hash };
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
    if (aside.includes(snapshotFile(contentHash)))
      return { kind: 'refused', seen, reasons: [ENDED_TWICE] };
    const lines = reportSentences(report, snapshot);
    const { keys } = isUrl(feed.url) ? requestOf(feed, env) : { keys: [] };
    const content = {
      snapshot: withoutKeys(encodeSnapshot(snapshot), keys),
      timetable: withoutKeys(encodeTimetable({ ...imported.timetable, contentHash }), keys),
    };
    const file = storeSnapshot(folder, contentHash, content, {
      seen,
      today,
      importedAt: now,
      report: lines,
      leftOut: leftOutCounts(report.findings),
    });
    const fault = await faultOf(folder, file, now);
    if (fault !== null) {
      dropSnapshot(folder, file);
      return { kind: 'refused', seen, reasons: [fault] };
    }
    return { kind: 'imported', file, seen, routes, report: lines };
  } finally {
    files.close();
  }
}

/**
 * The feeds in an archive that was read as one feed; none if it is one. An archive by URL is stored for their own
 * readings.
 */
async function feedsIn(
  { path, seen }: ReadFeed,
  { inside, folder, feed: { url }, now }: ImportJob,
): Promise<readonly string[]> {
  if (inside !== undefined) return [];
  const feeds = await feedsInside(path);
  if (!isUrl(url)) return feeds;
  if (feeds.length === 0) forgetArchive(folder);
  else await storeArchive(folder, { path, seen }, now);
  return feeds;
}

/**
 * Reads a feed and stores its snapshot.
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
    if (feed.seen.hash === job.seen?.hash) return { kind: 'unchanged', seen: feed.seen };
    if (feed.seen.hash === job.seen?.archive) return { kind: 'unchanged' };
    const feeds = await feedsIn(feed, job);
    if (feeds.length > 0) {
      const more = feeds.length > MOST_NAMED ? ` and ${feeds.length - MOST_NAMED} more` : '';
      const named = feeds.slice(0, MOST_NAMED).join(', ') + more;
      const reason = `${feedName(job.feed.url)} has several feeds in it: ${named}. Each is read by itself.`;
      return { kind: 'refused', seen: feed.seen, reasons: [reason] };
    }
    return await importFiles(feed, job, env, onProgress);
  } catch (error) {
    const reasons = feed === null ? null : refusalOf(error, feed.path, job.feed.url);
    if (feed !== null && reasons !== null) return { kind: 'refused', seen: feed.seen, reasons };
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', reason: storageFault(error, job.folder) ?? reason };
  } finally {
    feed?.dispose();
  }
}
