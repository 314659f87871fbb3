import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Log } from '../../log.ts';
import { storageFault } from './storage-words.ts';
import { makeFolder, temporaryPath } from './whole-files.ts';

/** Finds out whether a file can be written in a folder. @throws the file system's error */
function tryFolder(folder: string): void {
  makeFolder(folder);
  const probe = temporaryPath(join(folder, 'probe'));
  writeFileSync(probe, 'x');
  rmSync(probe, { force: true });
}

/**
 * Where snapshots can be stored: in a folder, or where that can't be written, in a temporary one with what can be read of
 * it. The city is then served all the same, and imported again at the next start.
 *
 * @param check throws if the folder can't be used; replaced in tests
 * @returns the folder, and a function that deletes a temporary one
 */
export function usableFolder(
  folder: string,
  log: Log,
  check: (folder: string) => void = tryFolder,
): { readonly folder: string; remove(): void } {
  try {
    check(folder);
    return { folder, remove: () => {} };
  } catch (error) {
    const reason = storageFault(error, folder) ?? String(error);
    let temporary = '';
    try {
      temporary = mkdtempSync(join(tmpdir(), 'curbside-'));
      cpSync(folder, temporary, { recursive: true });
    } catch {
      // There is nothing to copy, or no room for it.
    }
    if (temporary === '') return { folder, remove: () => {} };
    const instead = `For now, the city is stored in ${temporary}, and imported again at each start.`;
    log({ event: 'snapshots not stored', reason: `${reason} ${instead}` });
    return {
      folder: temporary,
      remove: () => rmSync(temporary, { recursive: true, force: true }),
    };
  }
}
