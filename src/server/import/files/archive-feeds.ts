import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { feedsInside } from './feedsInside.ts';

/** The feeds in an archive by URL, beside where its own snapshot would be. */
const FILE = 'feeds-inside.json';

/** Notes the feeds in a downloaded archive, so that the server reads each by itself from now on (F1). */
export async function noteFeedsInside(folder: string, path: string): Promise<void> {
  const feeds = await feedsInside(path);
  const file = join(folder, FILE);
  if (feeds.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(feeds));
}

/** What `noteFeedsInside` noted; none if it noted nothing. */
export function notedFeeds(folder: string): readonly string[] {
  try {
    return z.parse(z.array(z.string()), JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
  } catch {
    return [];
  }
}
