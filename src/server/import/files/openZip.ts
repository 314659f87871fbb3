import { open } from 'node:fs/promises';

import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

import type { ClosableFeedFiles } from './ClosableFeedFiles.ts';
import { FeedOpenError } from './FeedOpenError.ts';

const MAX_ENTRIES = 10_000;
/** The largest public feeds unpack to 5 GB. */
const MAX_BYTES = 8 * 1024 ** 3;
/** Tables shrink to a tenth, to a fiftieth at best. Above this size, no entry may shrink more. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 16 * 1024 ** 2;

const SYMBOLIC_LINK = 0o120_000;
const FILE_TYPE = 0o170_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function broken(path: string, cause: unknown): FeedOpenError {
  if (cause instanceof FeedOpenError) return cause;
  const reason = messageOf(cause).replace(/\.$/, '');
  return new FeedOpenError(`${path} is not a readable zip file: ${reason}.`, { cause });
}

/** What a file that can't be opened as a zip is instead, by its first bytes; null if it begins like a zip. */
async function otherKind(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64));
    const start = buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF/, '')
      .trimStart();
    if (start === '') return 'is empty';
    if (start.startsWith('<')) return 'is a web page or XML, not a zip file';
    if (/^[{[]/.test(start)) return 'is JSON, not a zip file';
    return start.startsWith('PK') ? null : 'is not a zip file';
  } finally {
    await file.close();
  }
}

/** Why a file can't be opened as a zip, in the operator's words: yauzl's are about the format. */
async function notOpened(path: string, cause: unknown): Promise<FeedOpenError> {
  const kind = await otherKind(path).catch(() => null);
  if (kind !== null) return new FeedOpenError(`${path} ${kind}.`, { cause });
  return messageOf(cause).startsWith('End of central directory')
    ? new FeedOpenError(`${path} is only the first part of a zip file.`, { cause })
    : broken(path, cause);
}

/** Refuses an entry that no feed has and that an attack would have (S16). */
function checkEntry(entry: Entry): void {
  const { fileName, compressedSize, uncompressedSize, externalFileAttributes } = entry;
  if (((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK)
    throw new FeedOpenError(`${fileName} in the zip is a symbolic link. A feed has files only.`);
  if (entry.isEncrypted())
    throw new FeedOpenError(
      `${fileName} in the zip is encrypted. Publish the feed without a password.`,
    );
  if (
    uncompressedSize > RATIO_FROM_BYTES &&
    uncompressedSize > MAX_RATIO * Math.max(1, compressedSize)
  )
    throw new FeedOpenError(
      `${fileName} in the zip unpacks to more than ${MAX_RATIO} times its size. That is no table.`,
    );
}

/** The tables of the zip. Only `.txt` files are checked and read. */
async function tablesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  if (zip.entryCount > MAX_ENTRIES)
    throw new FeedOpenError(`The zip has ${zip.entryCount} files, more than a feed has.`);
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.toLowerCase().endsWith('.txt') || entries.has(entry.fileName)) continue;
    checkEntry(entry);
    bytes += entry.uncompressedSize;
    if (bytes > MAX_BYTES) throw new FeedOpenError('The zip unpacks to more than 8 GB.');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * Opens a feed in a zip file, without unpacking it to disk. Names with `..` and absolute names are
 * errors, and an entry that is longer than it says fails while it is read.
 *
 * @throws FeedOpenError if the file is not a zip, or is broken, encrypted or unsafe (S16)
 */
export async function openZip(path: string): Promise<ClosableFeedFiles> {
  const zip = await openPromise(path, { autoClose: false }).catch(async (error: unknown) => {
    throw await notOpened(path, error);
  });
  const entries = await tablesOf(zip).catch((error: unknown) => {
    zip.close();
    throw broken(path, error);
  });
  return {
    names: () => [...entries.keys()],
    async *read(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw new FeedOpenError(`The feed has no file ${name}.`);
      try {
        const stream = await zip.openReadStreamPromise(entry);
        for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk;
      } catch (error) {
        throw broken(`${path}, ${name},`, error);
      }
    },
    close: () => zip.close(),
  };
}
