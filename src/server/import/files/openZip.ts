import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';

import { fromBufferPromise, fromRandomAccessReaderPromise, openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

import { tableOf } from '../../../feeds/gtfs/table-names.ts';
import { ArchiveReader } from './ArchiveReader.ts';
import type { ClosableFeedFiles } from './ClosableFeedFiles.ts';
import { FeedOpenError } from './FeedOpenError.ts';
import { findArchive } from './findArchive.ts';
import { otherKind } from './otherKind.ts';
import { checkEntry, entriesOf, isZip } from './zip-entries.ts';

/** A zip in a zip is unpacked into memory. */
const MAX_INNER_BYTES = 300 * 1024 ** 2;

/** Names are decoded here, because yauzl refuses those that lead out of the zip. Nothing is written to disk. */
const OPTIONS = { autoClose: false, decodeStrings: false };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function broken(path: string, cause: unknown): FeedOpenError {
  if (cause instanceof FeedOpenError) return cause;
  const reason = messageOf(cause).replace(/\.$/, '');
  return new FeedOpenError(
    `${path} is damaged or not whole, so it is not a readable zip file (${reason}).`,
    { cause },
  );
}

/** Why a file can't be opened as a zip, in the operator's words: yauzl's are about the format. */
async function notOpened(path: string, cause: unknown): Promise<FeedOpenError> {
  const kind = await otherKind(path).catch(() => null);
  if (kind !== null) return new FeedOpenError(`${path} ${kind}.`, { cause });
  return messageOf(cause).startsWith('End of central directory')
    ? new FeedOpenError(`${path} is only the first part of a zip file.`, { cause })
    : broken(path, cause);
}

/** Opens a zip, also one with other bytes before or after it, or with a comment of another length. */
async function openArchive(path: string): Promise<ZipFile> {
  const file = await open(path);
  try {
    const { size } = await stat(path);
    const read = async (start: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    };
    const range = await findArchive(read, size);
    if (range === null || (range.start === 0 && range.end + range.commentBytes === size))
      return await openPromise(path, OPTIONS);
    const reader = new ArchiveReader(path, range);
    return await fromRandomAccessReaderPromise(reader, reader.size, OPTIONS);
  } finally {
    await file.close();
  }
}

async function* bytesOf(
  place: string,
  zip: ZipFile,
  entry: Entry | undefined,
): AsyncGenerator<Uint8Array> {
  if (entry === undefined) throw new FeedOpenError(`The feed has no file ${place}.`);
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk;
  } catch (error) {
    throw broken(place, error);
  }
}

/**
 * Finds the zip inside a zip: the one called `inside`, or the only one if the outer zip has no tables. Null if there
 * is none.
 */
async function openInner(
  path: string,
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  inside: string | undefined,
): Promise<ZipFile | null> {
  const names = [...entries.keys()].filter(
    (one) => isZip(one) && (inside === undefined || one === inside),
  );
  const [name, ...others] = names;
  if (name === undefined) return null;
  if (inside === undefined && [...entries.keys()].some((each) => tableOf(each) !== null))
    return null;
  if (others.length > 0)
    throw new FeedOpenError(
      `${path} has no tables but several zip files: ${names.join(', ')}. Unpack it, and name one of them.`,
    );
  const entry = entries.get(name);
  if (entry !== undefined) checkEntry(name, entry);
  if ((entry?.uncompressedSize ?? 0) > MAX_INNER_BYTES)
    throw new FeedOpenError(
      `${path} has a zip in it, ${name}, that is too large. Unpack it first.`,
    );
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytesOf(`${path}, ${name},`, zip, entry)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const range = await findArchive(
    async (start, length) => bytes.subarray(start, start + length),
    bytes.length,
  );
  if (range === null) throw new FeedOpenError(`${path} has ${name} in it, which is no zip file.`);
  const inner = bytes.subarray(range.start, range.end);
  inner.writeUInt16LE(0, inner.length - 2);
  return fromBufferPromise(inner, OPTIONS);
}

/** Opens a zip file. @throws FeedOpenError if it is none */
const openZipFile = (path: string): Promise<ZipFile> =>
  openArchive(path).catch(async (error: unknown) => {
    throw await notOpened(path, error);
  });

export async function namesInZip(path: string): Promise<readonly string[]> {
  const zip = await openZipFile(path);
  try {
    return [...(await entriesOf(zip)).keys()];
  } finally {
    zip.close();
  }
}

/** The entries of one feed of a zip with several: its zip, or what is in its folder. */
function partOf(
  path: string,
  entries: ReadonlyMap<string, Entry>,
  inside: string,
): ReadonlyMap<string, Entry> {
  const part = new Map(
    [...entries].filter(([name]) => name === inside || name.startsWith(`${inside}/`)),
  );
  if (part.size === 0) throw new FeedOpenError(`${path} no longer contains ${inside}.`);
  return part;
}

/** A hash of entries by their checksums, which needs none of their bytes. */
function hashOf(entries: ReadonlyMap<string, Entry>): string {
  const hash = createHash('sha256');
  for (const [name, { crc32, uncompressedSize }] of entries)
    hash.update(`${name}\0${crc32} ${uncompressedSize}\0`);
  return hash.digest('hex');
}

/**
 * Opens a feed in a zip file, without unpacking it to disk. Of a name only what is inside the zip counts. A zip in
 * the zip is opened if there are no tables beside it. An entry that is longer than it says fails while it is read.
 *
 * @param inside the zip or the folder in it that is the feed, if it has several (see `feedsInside`)
 * @throws FeedOpenError if the file is not a zip, or is broken, encrypted or unsafe
 */
export async function openZip(path: string, inside?: string): Promise<ClosableFeedFiles> {
  let zip = await openZipFile(path);
  try {
    let entries = await entriesOf(zip);
    const inner = await openInner(path, zip, entries, inside);
    const part = inside === undefined ? undefined : partOf(path, entries, inside);
    if (inner !== null) {
      zip.close();
      zip = inner;
      entries = await entriesOf(inner);
    } else if (part !== undefined) entries = part;
    const opened = zip;
    return {
      ...(part === undefined ? {} : { hash: hashOf(part) }),
      names: () => [...entries.keys()],
      read: (name) => bytesOf(`${path}, ${name},`, opened, entries.get(name)),
      close: () => opened.close(),
    };
  } catch (error) {
    zip.close();
    throw broken(path, error);
  }
}
