import { stat } from 'node:fs/promises';

import { fileNameOf, tableOf } from '../../../feeds/gtfs/table-names.ts';
import { namesInFolder } from './openFolder.ts';
import { namesInZip } from './openZip.ts';
import { isZip } from './zip-entries.ts';

/** What a folder must have to be a feed beside others. */
const REQUIRED = ['routes.txt', 'stops.txt', 'stop_times.txt', 'trips.txt'];

/** The folder of a file, with a `/` at its end; '' for the top. */
const folderOf = (path: string) => path.slice(0, path.length - fileNameOf(path).length);

/** The feeds among the files of an archive: zips where it has no tables, or folders; none if it is one feed. */
function feedsAmong(names: readonly string[]): readonly string[] {
  const tables = names.filter((name) => tableOf(name) !== null && !name.startsWith('__MACOSX/'));
  if (tables.length === 0) return names.filter(isZip);
  const feeds = [...new Set(tables.map(folderOf))].filter((folder) => {
    const found = new Set(tables.filter((name) => folderOf(name) === folder).map(tableOf));
    return REQUIRED.every((table) => found.has(table));
  });
  // A feed with an older copy in a folder is one feed.
  const isInOther = feeds.some((one) => feeds.some((two) => one !== two && one.startsWith(two)));
  return isInOther ? [] : feeds.map((folder) => folder.slice(0, -1));
}

/**
 * The feeds in an archive that has several (F1), by the paths of their zips or folders in it.
 *
 * @param path a zip file or a folder
 * @param before the feeds that it had. They are still its feeds if it can't be opened, and as long as it has one of them:
 *   that an agency is missing is for its own reading to say
 * @returns none if it is one feed, or can't be opened
 */
export async function feedsInside(
  path: string,
  before: readonly string[] = [],
): Promise<readonly string[]> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    const names = await (isFolder ? namesInFolder(path) : namesInZip(path));
    const feeds = feedsAmong(names).toSorted((a, b) => (a < b ? -1 : 1));
    if (feeds.length > 1) return feeds;
    const has = (feed: string) =>
      names.some((name) => name === feed || name.startsWith(`${feed}/`));
    return before.some(has) ? before : [];
  } catch {
    // The import says why.
    return before;
  }
}
