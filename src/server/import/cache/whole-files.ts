import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A younger temporary file may belong to an import that runs. */
const LEFTOVER_AGE = 3_600_000;

/** A path that no other process uses. Containers that share a folder may have processes of the same number. */
export const temporaryPath = (path: string): string => `${path}.${randomUUID()}.tmp`;

/**
 * Makes a folder with its parents. Node's own way never returns where a file system answers ENOENT, as /proc does.
 *
 * @throws the file system's error
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

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

/**
 * Writes a file like `writeWhole`, without keeping other work waiting.
 *
 * @param pieces other work runs between two of them
 * @param mode who may read it
 */
export async function writeWholeLater(
  path: string,
  pieces: Iterable<string>,
  mode?: number,
): Promise<void> {
  const temporary = temporaryPath(path);
  try {
    await writeFile(temporary, pieces, { mode });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** When a file in a folder was written, in milliseconds since 1970; 0 if it is not there. */
export const writtenAt = (folder: string, name: string): number =>
  statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Deletes what a killed importer left behind. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.endsWith('.tmp') && writtenAt(folder, name) < Date.now() - LEFTOVER_AGE)
      rmSync(join(folder, name), { force: true });
}
