import { existsSync } from 'node:fs';

import type { Snapshot } from '../../../src/contract/snapshot.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { openFeedFiles } from '../../../src/server/import/files/openFeedFiles.ts';

/** Published feeds. They are optional and not part of the repository. */
const FOLDER = `${import.meta.dirname}/../../../../shared/feeds`;

/** The path of a published feed; null if it is not on this machine. */
export function recordedFeed(path: string): string | null {
  const file = `${FOLDER}/${path}`;
  return existsSync(file) ? file : null;
}

/** Imports a feed as on a day, `YYYYMMDD`. */
export async function importRecorded(path: string, today: string): Promise<Snapshot> {
  const files = await openFeedFiles(path);
  try {
    return (await importGtfs(files, { today, contentHash: '00' })).snapshot;
  } finally {
    files.close();
  }
}
