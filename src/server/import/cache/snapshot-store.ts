import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { decodeSnapshotSteps } from '../../../contract/snapshot/snapshot-file.ts';
import { SNAPSHOT_FORMAT, type Snapshot } from '../../../contract/snapshot/snapshot.ts';
import { decodeTimetableSteps } from '../../../contract/snapshot/timetable-file.ts';
import type { SnapshotTimetable } from '../../../contract/snapshot/timetable.ts';
import { runStepsWithPauses } from '../../../lib/steps.ts';
import { Seen } from '../ImportJob.ts';
import {
  checkedJson,
  DamagedFileError,
  parseChecked,
  readChecked,
  withChecksum,
} from './checked-files.ts';
import { endedTwice } from './start-marks.ts';
import { makeFolder, removeLeftovers, writeWhole, writtenAt } from './whole-files.ts';

/** What is recorded beside each snapshot, and in `feed.json` about the newest one that has been served. */
const StoredFeed = z.object({
  /** The name of the snapshot's file. */
  file: z.string().check(z.regex(/^[\w.-]+$/)),
  /** In `feed.json`: the one that was served before it. */
  before: z.optional(z.string().check(z.regex(/^[\w.-]+$/))),
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
/** End the names of a snapshot's timetable and of its record, which are beside it. */
const TIMETABLE_EXTENSION = '.timetable';
const RECORD_EXTENSION = '.json';
const SNAPSHOT_FILE = /^[0-9a-f]+\.v(\d+)\.snapshot$/;
/** The files of older formats have no checksum. */
const FIRST_CHECKED_FORMAT = 5;

/** A younger snapshot may be one that another process has just written, and is about to serve. */
const LEAST_AGE = 600_000;

/** The names of the snapshots in a folder, the newest first. */
const snapshotsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => SNAPSHOT_FILE.test(name))
    .toSorted((a, b) => writtenAt(folder, b) - writtenAt(folder, a));

function recordIn(folder: string, name: string): StoredFeed | null {
  try {
    return z.parse(StoredFeed, parseChecked(readFileSync(join(folder, name), 'utf8')));
  } catch {
    return null;
  }
}

/** What is recorded about the newest snapshot that has been served; null if nothing can be read. */
export const readRecord = (folder: string): StoredFeed | null => recordIn(folder, RECORD);

/** The name of the snapshot of some content in the format of this version. */
export const snapshotFile = (contentHash: string): string => `${contentHash}${EXTENSION}`;

/** Whether a snapshot is in the format of this version. */
export const isOfThisVersion = (file: string): boolean => file.endsWith(EXTENSION);

/** Deletes a snapshot with what is beside it, unless it is the one that counts or the one before. */
export function dropSnapshot(folder: string, file: string): void {
  const { file: newest, before } = readRecord(folder) ?? {};
  if (file === newest || file === before) return;
  for (const name of readdirSync(folder))
    if (name === file || name.startsWith(`${file}.`) || name.startsWith(`${file}~`))
      rmSync(join(folder, name), { force: true });
}

/**
 * Stores a snapshot, named by its content hash and format number. It counts once `keepSnapshot` has been called.
 * Several processes may do so in one folder at once: each file is whole.
 *
 * @returns the name of its file
 * @throws the file system's error, such as ENOSPC; the stored snapshots then stay as they were
 */
export function storeSnapshot(
  folder: string,
  contentHash: string,
  content: { readonly snapshot: Iterable<string>; readonly timetable: Iterable<string> },
  about: Omit<StoredFeed, 'file' | 'before'>,
): string {
  makeFolder(folder);
  const file = snapshotFile(contentHash);
  const path = join(folder, file);
  try {
    writeWhole(`${path}${TIMETABLE_EXTENSION}`, withChecksum(content.timetable));
    writeWhole(`${path}${RECORD_EXTENSION}`, [checkedJson({ ...about, file })]);
    // Last, because only then is there a snapshot.
    writeWhole(path, withChecksum(content.snapshot));
  } catch (error) {
    dropSnapshot(folder, file);
    throw error;
  }
  removeLeftovers(folder);
  return file;
}

/** Lets a stored snapshot count as the newest, once it has been served. Of the others, the one before stays. */
export function keepSnapshot(folder: string, file: string): StoredFeed {
  const stored = recordIn(folder, `${file}${RECORD_EXTENSION}`);
  if (stored === null) throw new DamagedFileError(`What is recorded of ${file} can't be read`);
  const last = readRecord(folder);
  // One that was put aside is no fallback: the one before it has been served.
  const served = last !== null && endedTwice(folder).includes(last.file) ? last.before : last?.file;
  const before = last?.file === file ? last.before : served;
  const record = { ...stored, ...(before === undefined ? {} : { before }) };
  writeWhole(join(folder, RECORD), [checkedJson(record)]);
  for (const old of snapshotsIn(folder))
    if (writtenAt(folder, old) < Date.now() - LEAST_AGE) dropSnapshot(folder, old);
  return record;
}

/** The names of the stored snapshots: the newest that has been served, the one before, and then any other. */
export function storedFiles(folder: string): readonly string[] {
  const { file, before } = readRecord(folder) ?? {};
  try {
    const rankOf = (name: string) => (name === file ? 0 : name === before ? 1 : 2);
    return snapshotsIn(folder).toSorted((a, b) => rankOf(a) - rankOf(b));
  } catch {
    return [];
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
  readonly file: string;
  /** What is recorded about it; null if that can't be read. */
  readonly stored: StoredFeed | null;
  /** Whether it is in the format of this version, with its timetable. If not, the feed must be imported again. */
  readonly isCurrent: boolean;
}

async function readTimetable(path: string, needsSum: boolean): Promise<SnapshotTimetable | null> {
  let bytes: Uint8Array;
  try {
    bytes = await readChecked(path, needsSum);
  } catch (error) {
    // Older versions stored none.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return runStepsWithPauses(decodeTimetableSteps(bytes));
}

/**
 * Reads a stored snapshot with its timetable. A large one takes seconds; other requests are answered in between.
 *
 * @param needsTimes whether a timetable that is damaged is an error, or none
 * @throws Error if a file is damaged or can't be read
 */
export async function readSnapshot(
  folder: string,
  file: string,
  needsTimes = true,
): Promise<StoredSnapshot> {
  const path = join(folder, file);
  const format = Number(SNAPSHOT_FILE.exec(file)?.[1]);
  const needsSum = format >= FIRST_CHECKED_FORMAT;
  const bytes = await readChecked(path, needsSum);
  const snapshot = await runStepsWithPauses(decodeSnapshotSteps(bytes));
  const times = readTimetable(`${path}${TIMETABLE_EXTENSION}`, needsSum);
  const timetable = await (needsTimes ? times : times.catch(() => null));
  const newest = readRecord(folder);
  const stored = newest?.file === file ? newest : recordIn(folder, `${file}${RECORD_EXTENSION}`);
  const isWhole = timetable?.contentHash === snapshot.contentHash;
  return {
    file,
    stored,
    snapshot,
    timetable: isWhole ? timetable : null,
    importedAt: stored?.importedAt ?? snapshot.importedAt ?? writtenAt(folder, file),
    isCurrent: file === newest?.file && isOfThisVersion(file) && isWhole,
  };
}
