import { createHash, type Hash } from 'node:crypto';
import { createReadStream, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { tableOf } from '../../feeds/gtfs/table-names.ts';
import { pathWords } from '../feeds/failure-words.ts';
import { fetchFeed } from '../feeds/fetchFeed.ts';
import { isUrl } from '../settings/address-settings.ts';
import { type Environment, requestOf } from '../settings/secrets.ts';
import {
  noteArchive,
  type StoredArchive,
  storeArchive,
  storedArchive,
} from './cache/archive-record.ts';
import { folderOfFeed } from './cache/cache-folders.ts';
import { makeFolder, temporaryPath } from './cache/whole-files.ts';
import type { ImportJob, Seen } from './ImportJob.ts';

/** A feed on the local disk. */
export interface ReadFeed {
  /** A zip file or a folder. */
  readonly path: string;
  readonly seen: Seen;
  /** Deletes the download, if the feed is one. */
  dispose(): void;
}

/** Which feed to read. A download is stored in `folder`. */
type FeedJob = Pick<
  ImportJob,
  'checkedSince' | 'feed' | 'folder' | 'inside' | 'privateAddresses' | 'seen'
> &
  Partial<Pick<ImportJob, 'now'>>;

/** The zip files of the largest public feeds have 500 MB. */
const MAX_DOWNLOAD_BYTES = 1_000_000_000;
const DOWNLOAD_MINUTES = 10;

/** The files of a feed by path, in a fixed order: the zip itself, or the tables in a folder. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => tableOf(name) !== null)
    .toSorted()
    .map((name) => join(path, name));
}

/**
 * A short text that changes when the files of a feed change: their names, sizes and times.
 *
 * @returns an empty string if there is no feed
 */
export function stampOf(path: string): string {
  try {
    const stamps = filesOf(path).map((file) => {
      const { size, mtimeMs } = statSync(file);
      return `${file} ${size} ${mtimeMs}`;
    });
    return createHash('sha256').update(stamps.join('\n')).digest('hex');
  } catch {
    return '';
  }
}

async function addFile(hash: Hash, file: string): Promise<void> {
  for await (const chunk of createReadStream(file)) hash.update(chunk);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of filesOf(path)) {
    hash.update(`\0${file.slice(path.length)}\0`);
    await addFile(hash, file);
  }
  return hash.digest('hex');
}

/** Whether a stored archive is as it was downloaded. */
async function isUndamaged({ path, seen }: StoredArchive): Promise<boolean> {
  const hash = createHash('sha256');
  await addFile(hash, path);
  return hash.digest('hex') === seen.hash;
}

async function download(
  { feed, folder, privateAddresses, seen }: FeedJob,
  env: Environment,
): Promise<ReadFeed | null> {
  const fetched = await fetchFeed(
    {
      ...requestOf(feed, env),
      maxBytes: MAX_DOWNLOAD_BYTES,
      allowPrivateAddresses: privateAddresses,
    },
    seen === undefined
      ? null
      : { etag: seen.etag ?? null, lastModified: seen.lastModified ?? null },
    undefined,
    AbortSignal.timeout(DOWNLOAD_MINUTES * 60_000),
  );
  if (fetched === null) return null;
  const { etag, lastModified } = fetched.validators;
  const path = temporaryPath(join(folder, 'download'));
  makeFolder(folder);
  try {
    writeFileSync(path, fetched.bytes);
  } catch (error) {
    // On a full disk, a part of it would take the room of the next one.
    rmSync(path, { force: true });
    throw error;
  }
  return {
    path,
    seen: {
      hash: createHash('sha256').update(fetched.bytes).digest('hex'),
      ...(etag === null ? {} : { etag }),
      ...(lastModified === null ? {} : { lastModified }),
    },
    dispose: () => rmSync(path, { force: true }),
  };
}

/** The folder of a feed, or of the archive that it is in. */
const archiveFolder = ({ feed: { url }, folder, inside }: FeedJob): string =>
  inside === undefined ? folder : folderOfFeed(dirname(folder), url);

/** Reads an archive by URL, which is downloaded once for all feeds in it. */
async function readArchive(job: FeedJob, env: Environment): Promise<ReadFeed | null> {
  const { checkedSince = Infinity, now = Date.now() } = job;
  const folder = archiveFolder(job);
  let archive = storedArchive(folder);
  // One that was damaged on the disk is downloaded again.
  if (archive !== null && !(await isUndamaged(archive))) archive = null;
  if (archive === null || archive.checkedAt <= checkedSince) {
    const fetched = await download({ ...job, folder, seen: archive?.seen }, env);
    if (fetched !== null) archive = await storeArchive(folder, fetched, now);
    else if (archive !== null) noteArchive(folder, { ...archive, checkedAt: now });
    // It has only one feed, so it is not stored.
    if (archive === null) return fetched;
  }
  return { path: archive.path, seen: archive.seen, dispose: () => {} };
}

/**
 * Downloads a feed at a URL, or hashes one at a path.
 *
 * @param env the environment variables, one of which may be the feed's secret
 * @returns null if the server says that the feed has not changed
 * @throws Error with a sentence for the operator if it cannot be read
 */
export async function readFeed(job: FeedJob, env: Environment): Promise<ReadFeed | null> {
  const { url } = job.feed;
  if (isUrl(url)) return job.inside === undefined ? download(job, env) : readArchive(job, env);
  try {
    return { path: url, seen: { hash: await hashOf(url) }, dispose: () => {} };
  } catch (error) {
    throw new Error(`${url}: ${pathWords(error)}.`, { cause: error });
  }
}
