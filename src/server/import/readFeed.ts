import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { ImportJob, Seen } from './ImportJob.ts';

/** A feed on the local disk. */
export interface ReadFeed {
  /** A zip file or a folder. */
  readonly path: string;
  readonly seen: Seen;
  /** Deletes the download, if the feed is one. */
  dispose(): void;
}

/** The files of a feed by path, in a fixed order: the zip itself, or the text files in a folder. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => /\.txt$/i.test(name))
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

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of filesOf(path)) {
    hash.update(`\0${file.slice(path.length)}\0`);
    for await (const chunk of createReadStream(file)) hash.update(chunk);
  }
  return hash.digest('hex');
}

/**
 * Brings a feed to the local disk.
 *
 * @returns null if the server says that the feed has not changed
 * @throws Error with a sentence for the operator if it cannot be read
 */
export async function readFeed(
  { feed }: ImportJob,
  _env: Readonly<Record<string, string | undefined>>,
): Promise<ReadFeed | null> {
  const path = feed.url;
  try {
    return { path, seen: { hash: await hashOf(path) }, dispose: () => {} };
  } catch (error) {
    throw new Error(`${path}: there is no feed that can be read here.`, { cause: error });
  }
}
