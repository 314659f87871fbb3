import type { Findings } from './Findings.ts';
import { counted } from './report/wording.ts';
import { fileNameOf, tableOf } from './table-names.ts';

/** The folder of a file, which may have been written on Windows. */
const folderOf = (path: string): string => path.slice(0, path.length - fileNameOf(path).length);

/** Files that may have data of a feed; others beside the tables are licenses and the like. */
const DATA_FILE = /^[^.].*\.(?:txt|csv|tsv|geojson|json|xlsx?|zip|pb)$/i;
const ABOUT_FEED = /^(?:readme|licen[cs]e|changelog|notice)\b/i;

/** More than GTFS has. */
const MOST_FILES_NAMED = 40;

/** How far a file's name is from its table's: 0 for the same, 1 if only capitals differ, 2 otherwise. */
function distanceOf(path: string, table: string): number {
  const name = fileNameOf(path);
  return name === table ? 0 : name.toLowerCase() === table ? 1 : 2;
}

/** The tables in each folder: the path of each by its name, the best one if there are several. */
function tablesByFolder(
  paths: readonly string[],
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const folders = new Map<string, Map<string, string>>();
  for (const path of paths) {
    const table = tableOf(path);
    if (table === null) continue;
    const found = folders.get(folderOf(path)) ?? new Map<string, string>();
    folders.set(folderOf(path), found);
    const other = found.get(table);
    if (other === undefined || distanceOf(path, table) < distanceOf(other, table))
      found.set(table, path);
  }
  return folders;
}

/**
 * Finds the tables of a feed, which may be in a subfolder: of several folders, the one with the most tables. Their
 * names may be nearly those of GTFS. Archives of a Mac contain a second set of files that are not tables;
 * those are ignored. Tables in other folders and files that are not used are findings.
 *
 * @returns the path of each table by its name
 */
export function locateFiles(
  names: readonly string[],
  findings: Findings,
): ReadonlyMap<string, string> {
  const paths = names
    .filter((path) => !path.split(/[/\\]/).includes('__MACOSX'))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const folders = tablesByFolder(paths);
  let folder = '';
  for (const [each, found] of folders)
    if (found.size > (folders.get(folder)?.size ?? 0)) folder = each;
  const best: ReadonlyMap<string, string> = folders.get(folder) ?? new Map();
  const renamed = [...best]
    .filter(([table, path]) => fileNameOf(path) !== table)
    .map(([table, path]) => `"${fileNameOf(path)}" as ${table}`);
  if (renamed.length > 0)
    findings.note('file-name', { file: '', values: { files: renamed.join(', ') } }, renamed.length);
  for (const [other, found] of folders)
    if (other !== folder) {
      const values = { tables: counted(found.size, 'table'), folder: folder || 'the top folder' };
      findings.note('other-folder', { file: other || 'the top folder', values });
    }
  const read = new Set(best.values());
  const unused = paths.filter(
    (path) =>
      !read.has(path) &&
      (best.size === 0 ||
        (folderOf(path) === folder &&
          DATA_FILE.test(fileNameOf(path)) &&
          !ABOUT_FEED.test(fileNameOf(path)))),
  );
  if (unused.length > 0) {
    const files = unused.map(fileNameOf).toSorted().slice(0, MOST_FILES_NAMED).join(', ');
    findings.note('unused-files', { file: '', values: { files } }, unused.length);
  }
  return best;
}
