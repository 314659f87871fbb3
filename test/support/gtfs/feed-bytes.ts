import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { FeedFiles } from '../../../src/feeds/gtfs/Feed.ts';
import type { GeneratedFeed } from './generateFeed.ts';
import type { FeedBytes } from './independent-reading.ts';
import { collect, unzip } from './zip.ts';

/** All files of a zip or a folder. */
export function readFeedBytes(path: string): FeedBytes {
  if (!statSync(path).isDirectory()) return unzip(readFileSync(path));
  const names = readdirSync(path).filter((name) => name.endsWith('.txt'));
  return new Map(names.map((name) => [basename(name), readFileSync(join(path, name))]));
}

/** All files of a generated feed. */
export async function bytesOf(feed: GeneratedFeed): Promise<FeedBytes> {
  const files = new Map<string, Uint8Array>();
  for (const name of feed.names()) files.set(name, await collect(feed.read(name)));
  return files;
}

/**
 * Files in memory as the importer reads them.
 *
 * @param chunkBytes the size of the chunks in which each file arrives
 */
export function filesFrom(bytes: FeedBytes, chunkBytes = 65_536): FeedFiles {
  return {
    names: () => [...bytes.keys()],
    async *read(name) {
      const file = bytes.get(name) ?? new Uint8Array();
      for (let start = 0; start < file.length; start += chunkBytes)
        yield file.subarray(start, start + chunkBytes);
    },
  };
}
