import type { Entry, ZipFile } from 'yauzl';

import { tableOf } from '../../../feeds/gtfs/table-names.ts';
import { FeedOpenError } from './FeedOpenError.ts';

const MAX_ENTRIES = 10_000;
/** The largest public feeds unpack to 5 GB. */
const MAX_BYTES = 8 * 1024 ** 3;
/** Tables shrink to a tenth, to a fiftieth at best. Above this size, no entry may shrink more. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 16 * 1024 ** 2;

const SYMBOLIC_LINK = 0o120_000;
const FILE_TYPE = 0o170_000;
const UTF8_NAME = 0x800;

const STORED = 0;
const DEFLATED = 8;
/** How other programs compress files in a zip. */
const OTHER_METHODS: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'xz',
};

/** A file's path in the zip, without what leads out of it: `..`, a drive or a `/` at its start. */
function pathOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isUtf8 = (generalPurposeBitFlag & UTF8_NAME) !== 0;
  return fileNameRaw
    .toString(isUtf8 ? 'utf8' : 'latin1')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[a-z]:$/i.test(part))
    .join('/');
}

/** Whether a file is a zip by its name, and none that a Mac adds. */
export const isZip = (path: string): boolean =>
  path.toLowerCase().endsWith('.zip') && !path.startsWith('__MACOSX/');

const isFolder = ({ fileNameRaw }: Entry) => /[/\\]$/.test(fileNameRaw.toString('latin1'));

/** Refuses an entry that no feed has and that an attack would have, or that can't be read. */
export function checkEntry(path: string, entry: Entry): void {
  const { compressedSize, uncompressedSize, externalFileAttributes, compressionMethod } = entry;
  if (((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK)
    throw new FeedOpenError(`${path} in the zip is a symbolic link. A feed has files only.`);
  if (entry.isEncrypted())
    throw new FeedOpenError(
      `${path} in the zip is encrypted. Publish the feed without a password.`,
    );
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) {
    const method = OTHER_METHODS[compressionMethod] ?? `method ${compressionMethod}`;
    throw new FeedOpenError(
      `${path} in the zip is compressed with ${method}. Zip files of feeds use Deflate, which all programs read.`,
    );
  }
  if (
    uncompressedSize > RATIO_FROM_BYTES &&
    uncompressedSize > MAX_RATIO * Math.max(1, compressedSize)
  )
    throw new FeedOpenError(
      `${path} in the zip unpacks to more than ${MAX_RATIO} times its size. That is no table.`,
    );
}

/** The files of the zip by their paths. Only tables and zips are checked; nothing else is read. */
export async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  if (zip.entryCount > MAX_ENTRIES)
    throw new FeedOpenError(`The zip has ${zip.entryCount} files, more than a feed has.`);
  for await (const entry of zip.eachEntry()) {
    const path = pathOf(entry);
    if (path === '' || isFolder(entry) || entries.has(path)) continue;
    if (tableOf(path) !== null) {
      checkEntry(path, entry);
      bytes += entry.uncompressedSize;
      if (bytes > MAX_BYTES) throw new FeedOpenError('The zip unpacks to more than 8 GB.');
    }
    entries.set(path, entry);
  }
  return entries;
}
