import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';

const OTHER_FOLDER =
  'Set source.folder, or the environment variable XDG_CACHE_HOME, to a folder where the server may write.';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Why a folder can't be made, where the system only says ENOENT, as it may of a read-only file system. */
function reasonWithin(folder: string): unknown {
  let parent = folder;
  while (!existsSync(parent) && dirname(parent) !== parent) parent = dirname(parent);
  try {
    accessSync(parent, constants.W_OK);
    return 'ENOENT';
  } catch (error) {
    return codeOf(error);
  }
}

/**
 * Why a folder can't be written to, in a sentence for the operator that says what to do; null if an error is about
 * something else. The system's codes are not sentences.
 */
export function storageFault(error: unknown, folder: string): string | null {
  const code = codeOf(error);
  switch (code === 'ENOENT' ? reasonWithin(folder) : code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `${folder}: there is no space left on the disk.`;
    case 'EROFS':
      return `${folder}: this is in a read-only file system. ${OTHER_FOLDER}`;
    case 'EACCES':
    case 'EPERM':
      return `${folder}: there is no permission to write here. ${OTHER_FOLDER}`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder}: this can't be a folder, because part of the path is a file. ${OTHER_FOLDER}`;
    case 'ENOENT':
    case 'ELOOP':
    case 'ENAMETOOLONG':
      return `${folder}: this folder can't be made (${String(code)}). ${OTHER_FOLDER}`;
    case 'EIO':
      return `${folder}: the disk can't be read or written. ${OTHER_FOLDER}`;
    default:
      return null;
  }
}
