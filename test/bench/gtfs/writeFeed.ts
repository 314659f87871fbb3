import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import type { GeneratedFeed } from '../../support/gtfs/generateFeed.ts';
import { zipStream } from '../../support/gtfs/zip.ts';

/** Writes a generated feed as a zip file. */
export async function writeFeed(feed: GeneratedFeed, path: string): Promise<void> {
  const entries = feed.names().map((name) => ({ name, read: () => feed.read(name) }));
  await pipeline(zipStream(entries), createWriteStream(path));
}
