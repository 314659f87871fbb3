import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { feedsInside } from './feedsInside.ts';

/** The feeds in an archive by URL, beside where its own snapshot would be. */
const FILE = 'feeds-inside.json';

/**
 * Notes the feeds in a downloaded archive, for the server to read each by itself (F1). An archive that can't be opened now
 * changes nothing.
 */
export async function noteFeedsInside(folder: string, path: string): Promise<void> {
  const feeds = await feedsInside(path);
  if (feeds.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILE), JSON.stringify(feeds));
}

/** What `noteFeedsInside` noted; none if it noted nothing. */
export function notedFeeds(folder: string): readonly string[] {
  try {
    return z.parse(z.array(z.string()), JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
  } catch {
    return [];
  }
}
