import { open } from 'node:fs/promises';

import { kindOfFile } from '../../../feeds/kindOfFile.ts';

/** Kinds that are no packed feed. */
const PLAIN = /^(?:empty|a web page or XML|JSON)$/;

/**
 * What a file that can't be opened as a zip is instead, by its first bytes, such as `is a tar file, not a zip file`.
 *
 * @returns null if it begins like a zip
 */
export async function otherKind(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const kind = kindOfFile(bytes);
    if (kind === 'empty') return 'is empty';
    // Also one that was cut off, or has no entries.
    if (bytes.subarray(0, 2).toString() === 'PK') return null;
    if (kind === null) return 'is not a zip file';
    const help = PLAIN.test(kind)
      ? ''
      : '. Publish the feed as a zip, or unpack it and name the folder';
    return `is ${kind}, not a zip file${help}`;
  } finally {
    await file.close();
  }
}
