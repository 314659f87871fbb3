import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { tableOf } from '../../../feeds/gtfs/table-names.ts';
import type { ClosableFeedFiles } from './ClosableFeedFiles.ts';
import { FeedOpenError } from './FeedOpenError.ts';

/** The tables, and other files beside them, are in the folder or in a subfolder of it. */
const MAX_DEPTH = 2;
const MAX_TABLES = 10_000;
/** Of each folder. Other files are only named in the report, and a folder around a feed may have any number. */
const MAX_OTHERS = 100;
const CHUNK_BYTES = 1 << 18;

async function filesIn(root: string, folder: string, depth: number): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const isTable = tableOf(name) !== null;
    if (entry.isFile() && (isTable || (depth < MAX_DEPTH && names.length < MAX_OTHERS)))
      names.push(name);
    else if (entry.isSymbolicLink() && isTable)
      throw new FeedOpenError(`${name} in the feed is a symbolic link. A feed has files only.`);
    else if (entry.isDirectory() && depth < MAX_DEPTH)
      names.push(...(await filesIn(root, name, depth + 1)));
  }
  return names;
}

/** The paths of the files in a folder, as far down as a feed's may be. */
export const namesInFolder = (path: string): Promise<string[]> => filesIn(path, '', 0);

/**
 * Opens a feed in a folder.
 *
 * @throws FeedOpenError if a table is a symbolic link: it could lead to any file of the machine
 */
export async function openFolder(path: string): Promise<ClosableFeedFiles> {
  const names = await namesInFolder(path);
  if (names.filter((name) => tableOf(name) !== null).length > MAX_TABLES)
    throw new FeedOpenError(`${path} has more files than a feed has.`);
  const zip = names.find((name) => name.toLowerCase().endsWith('.zip'));
  if (zip !== undefined && !names.some((name) => tableOf(name) !== null))
    throw new FeedOpenError(`${path} has no tables but a zip file. Name that: ${join(path, zip)}.`);
  return {
    names: () => names,
    async *read(name) {
      if (!names.includes(name)) throw new FeedOpenError(`The feed has no file ${name}.`);
      const stream = createReadStream(join(path, name), { highWaterMark: CHUNK_BYTES });
      for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk;
    },
    close: () => {},
  };
}
