import { randomUUID } from 'node:crypto';
import {
  closeSync,
  openSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { decodeSnapshotSteps } from '../../../contract/snapshot/snapshot-file.ts';
import { SNAPSHOT_FORMAT, type Snapshot } from '../../../contract/snapshot/snapshot.ts';
import { decodeTimetableSteps } from '../../../contract/snapshot/timetable-file.ts';
import type { SnapshotTimetable } from '../../../contract/snapshot/timetable.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import { Seen } from '../ImportJob.ts';

/** What `feed.json`, next to the snapshots, says about the newest one. */
const StoredFeed = z.object({
  /** The name of the snapshot's file. */
  file: z.string().check(z.regex(/^[\w.-]+$/)),
  seen: Seen,
  /** The day of the import, `YYYYMMDD`. */
  today: z.string(),
  /** Milliseconds since 1970. */
  importedAt: z.number(),
  /** The feed's report, one sentence a line. */
  report: z.array(z.string()),
  /** How much was left out of the feed, by the reason; not in the files of older versions. */
  leftOut: z.optional(z.record(z.string(), z.number())),
});

export type StoredFeed = z.output<typeof StoredFeed>;

const RECORD = 'feed.json';
const EXTENSION = `.v${SNAPSHOT_FORMAT}.snapshot`;
/** Ends the name of a snapshot's timetable, which is beside it. */
const TIMETABLE_EXTENSION = '.timetable';
const SNAPSHOT_FILE = /^[0-9a-f]+\.v\d+\.snapshot$/;

/** The newest, and the one before in case the newest turns out to be wrong. */
const SNAPSHOTS_KEPT = 2;

/** A younger snapshot may be one that another process has just written, and is about to record as the newest. */
const LEAST_AGE = 600_000;
/** A younger temporary file may belong to an import that runs. */
const LEFTOVER_AGE = 3_600_000;

/** A path that no other process uses. Containers that share a folder may have processes of the same number. */
export const temporaryPath = (path: string): string => `${path}.${randomUUID()}.tmp`;

/** Writes a file so that readers see all of it or nothing. */
export function writeWhole(path: string, pieces: Iterable<string>): void {
  const temporary = temporaryPath(path);
  try {
    const file = openSync(temporary, 'w');
    try {
      for (const piece of pieces) writeFileSync(file, piece);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

const writtenAt = (folder: string, name: string): number =>
  statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The names of the snapshots beside the current one, the newest first. */
const snapshotsIn = (folder: string, current: string): string[] =>
  readdirSync(folder)
    .filter((name) => SNAPSHOT_FILE.test(name) && name !== current)
    .toSorted((a, b) => writtenAt(folder, b) - writtenAt(folder, a));

/** Deletes what a killed importer left behind. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith('.tmp') && writtenAt(folder, name) < Date.now() - LEFTOVER_AGE)
      rmSync(join(folder, name), { force: true });
}

/** Deletes all but the newest snapshots, and what a killed importer left behind. */
function prune(folder: string, current: string): void {
  const old = snapshotsIn(folder, current)
    .slice(SNAPSHOTS_KEPT - 1)
    .filter((name) => writtenAt(folder, name) < Date.now() - LEAST_AGE);
  for (const name of old)
    for (const extension of ['', TIMETABLE_EXTENSION])
      rmSync(join(folder, `${name}${extension}`), { force: true });
  removeLeftovers(folder);
}

/**
 * Stores a snapshot as the newest, named by its content hash and format number, and deletes old ones. Several
 * processes may do so in one folder at once (S14): each file is whole, and the last record counts.
 *
 * @throws the file system's error, such as ENOSPC; the stored snapshots then stay as they were
 */
export function storeSnapshot(
  folder: string,
  contentHash: string,
  content: { readonly snapshot: Iterable<string>; readonly timetable: Iterable<string> },
  about: Omit<StoredFeed, 'file'>,
): void {
  mkdirSync(folder, { recursive: true });
  const file = `${contentHash}${EXTENSION}`;
  const timetable = join(folder, `${file}${TIMETABLE_EXTENSION}`);
  writeWhole(timetable, content.timetable);
  try {
    writeWhole(join(folder, file), content.snapshot);
  } catch (error) {
    rmSync(timetable, { force: true });
    throw error;
  }
  writeWhole(join(folder, RECORD), [JSON.stringify({ ...about, file })]);
  prune(folder, file);
}

/** What is recorded about the newest stored snapshot; null if nothing can be read. */
export function readRecord(folder: string): StoredFeed | null {
  try {
    return z.parse(StoredFeed, JSON.parse(readFileSync(join(folder, RECORD), 'utf8')));
  } catch {
    return null;
  }
}

/** A city that was read from its files. */
export interface ImportedCity {
  readonly snapshot: Snapshot;
  /** Null if it has none that can be read. The city then has no times until the feed is imported again. */
  readonly timetable: SnapshotTimetable | null;
  /** When its feed was read, in milliseconds since 1970. */
  readonly importedAt: number;
}

export interface StoredSnapshot extends ImportedCity {
  /** What is recorded about the newest snapshot, which may be another one. */
  readonly stored: StoredFeed;
  /** Whether it is the newest, in the format of this version and with its timetable. If not, the feed must be imported again. */
  readonly isCurrent: boolean;
}

async function readTimetable(path: string): Promise<SnapshotTimetable | null> {
  try {
    const bytes = await readFile(path);
    return await runStepsWithPauses(decodeTimetableSteps(bytes));
  } catch {
    return null;
  }
}

/**
 * Reads the newest stored snapshot with its timetable, or the one before it if that can't be read. A large one takes seconds; other
 * requests are answered in between.
 *
 * @returns null if none can be read: nothing is stored, or all files are damaged
 */
export async function readStored(folder: string): Promise<StoredSnapshot | null> {
  const stored = readRecord(folder);
  if (stored === null) return null;
  for (const file of [stored.file, ...snapshotsIn(folder, stored.file)]) {
    try {
      const bytes = await readFile(join(folder, file));
      const snapshot = await runStepsWithPauses(decodeSnapshotSteps(bytes));
      const timetable = await readTimetable(join(folder, `${file}${TIMETABLE_EXTENSION}`));
      const isNewest = file === stored.file;
      return {
        stored,
        snapshot,
        timetable: timetable?.contentHash === snapshot.contentHash ? timetable : null,
        importedAt: isNewest ? stored.importedAt : (snapshot.importedAt ?? writtenAt(folder, file)),
        isCurrent: isNewest && file.endsWith(EXTENSION) && timetable !== null,
      };
    } catch {
      // The next file may be readable.
    }
  }
  return null;
}
