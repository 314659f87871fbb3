import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { feedsInside } from '../files/feedsInside.ts';
import { Seen } from '../ImportJob.ts';
import { makeFolder, removeLeftovers, writeWhole } from './whole-files.ts';

/** An archive by URL that has several feeds, and what is known of it, beside where its own snapshot would be. */
const ARCHIVE = 'archive.zip';
const RECORD = 'archive.json';

const ArchiveRecord = z.object({
  /** The paths of the feeds in it. */
  feeds: z.readonly(z.array(z.string())),
  /** How to recognize the archive. */
  seen: Seen,
  /** When the URL was last asked, in milliseconds since 1970. */
  checkedAt: z.number(),
});
type ArchiveRecord = z.output<typeof ArchiveRecord>;

export interface StoredArchive extends ArchiveRecord {
  readonly path: string;
}

/** The archive stored in a feed's folder; null if there is none, or its record can't be read. */
export function storedArchive(folder: string): StoredArchive | null {
  const path = join(folder, ARCHIVE);
  if (!existsSync(path)) return null;
  try {
    const record: unknown = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
    return { ...z.parse(ArchiveRecord, record), path };
  } catch {
    return null;
  }
}

/** Records which feeds an archive has, and when its URL was last asked. */
export function noteArchive(folder: string, { feeds, seen, checkedAt }: ArchiveRecord): void {
  writeWhole(join(folder, RECORD), [JSON.stringify({ feeds, seen, checkedAt })]);
}

/**
 * Stores a download as the archive of a folder, so that its feeds need no download of their own. It does nothing for an
 * archive that has only one feed and had no more before.
 *
 * @param download a file in the same folder, which is moved
 * @param checkedAt milliseconds since 1970
 */
export async function storeArchive(
  folder: string,
  download: { readonly path: string; readonly seen: Seen },
  checkedAt: number,
): Promise<StoredArchive | null> {
  const before = storedArchive(folder)?.feeds ?? [];
  const feeds = await feedsInside(download.path, before);
  if (feeds.length === 0 && before.length === 0) return null;
  const stored = { feeds, seen: download.seen, checkedAt };
  const path = join(folder, ARCHIVE);
  makeFolder(folder);
  renameSync(download.path, path);
  noteArchive(folder, stored);
  removeLeftovers(folder);
  return { ...stored, path };
}

/** Deletes the stored archive of a feed whose URL no longer has several feeds. */
export function forgetArchive(folder: string): void {
  for (const file of [ARCHIVE, RECORD]) rmSync(join(folder, file), { force: true });
}
