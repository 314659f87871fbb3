const KNOWN_FILE =
  /^(agency|stops|routes|trips|stop_times|calendar|calendar_dates|shapes|frequencies|feed_info)\.txt$/;

/**
 * Finds the tables of a feed, which may be in a subfolder. Archives of a Mac contain a second set of
 * files that are not tables; those are ignored.
 *
 * @returns the path of each table by its name; of several folders, that with the most tables
 */
export function locateFiles(names: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Map<string, Map<string, string>>();
  for (const path of names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const parts = path.split('/');
    const file = parts.pop()?.toLowerCase() ?? '';
    if (!KNOWN_FILE.test(file) || parts.includes('__MACOSX')) continue;
    const folder = parts.join('/');
    const found = folders.get(folder) ?? new Map<string, string>();
    folders.set(folder, found);
    if (!found.has(file)) found.set(file, path);
  }
  let best: ReadonlyMap<string, string> = new Map();
  for (const found of folders.values()) if (found.size > best.size) best = found;
  return best;
}
