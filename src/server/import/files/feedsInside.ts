import { stat } from 'node:fs/promises';

import { fileNameOf, tableOf } from '../../../feeds/gtfs/table-names.ts';
import { groupBy } from '../../../lib/groupBy.ts';
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
  if (tables.length === 0) return names.filter(isZip).toSorted();
  const folders = groupBy(tables, folderOf);
  const feeds = Array.from(folders, ([folder, files]) => {
    const found = new Set(files.map(tableOf));
    return REQUIRED.every((table) => found.has(table)) ? [folder] : [];
  })
    .flat()
    .toSorted();
  // A feed with an older copy in a folder is one feed. The copy follows it in the order.
  const hasCopy = feeds.some((one, at) => at > 0 && one.startsWith(feeds[at - 1] ?? one));
  return hasCopy ? [] : feeds.map((folder) => folder.slice(0, -1));
}

/**
 * The feeds in an archive that has several, by the paths of their zips or folders in it.
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
    const feeds = feedsAmong(names);
    if (feeds.length > 1) return feeds;
    const parts = new Set(names.flatMap((name) => [name, folderOf(name).slice(0, -1)]));
    return before.some((feed) => parts.has(feed)) ? before : [];
  } catch {
    // The import says why.
    return before;
  }
}
