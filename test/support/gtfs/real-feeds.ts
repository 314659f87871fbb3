import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import type { FeedReport } from '../../../src/feeds/gtfs/FeedReport.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { openFeedFiles } from '../../../src/server/import/files/openFeedFiles.ts';

/** Published feeds. They are optional and not part of the repository. */
const FOLDER = fileURLToPath(new URL('../../../../shared/', import.meta.url));

/** Larger files take seconds to read, so the tests of functions read them in `npm run test:all` alone. */
const LARGE_BYTES = 300_000;
const LEAVES_OUT_LARGE = process.env['VITEST'] !== undefined && process.env['LONG'] === undefined;

/**
 * The path of a published feed or of a file that was recorded with it.
 *
 * @param name such as `barrie-medium/google_transit.zip`
 * @param folder `cities` has the feeds of cities that are odd, and `times` recorded days
 * @returns null if it is not on this machine, or too large for this run
 */
export function realFeedPath(
  name: string,
  folder: 'feeds' | 'cities' | 'times' = 'feeds',
): string | null {
  const path = `${FOLDER}${folder}/${name}`;
  if (!existsSync(path)) return null;
  return LEAVES_OUT_LARGE && statSync(path).size > LARGE_BYTES ? null : path;
}

/** For a title: why the tests of a feed are skipped. Empty if it is read. */
export const skipNote = (path: string | null): string =>
  path === null ? ' (needs ../shared and LONG=1)' : '';

/** Imports a published feed as on a day, `YYYYMMDD`. */
export async function importRealFeed(
  path: string,
  today: string,
): Promise<{ readonly snapshot: Snapshot; readonly report: FeedReport }> {
  const files = await openFeedFiles(path);
  try {
    return await importGtfs(files, { today, contentHash: '00' });
  } finally {
    files.close();
  }
}
