const END = Buffer.from([0x50, 0x4b, 5, 6]);
const END_BYTES = 22;
const ZIP64_END = 0x0606_4b50;
const ZIP64_END_BYTES = 56;
const ZIP64_LOCATOR = 0x0706_4b50;
const ZIP64_LOCATOR_BYTES = 20;
const LISTED_FILE = 0x0201_4b50;

/** What a server appends to an archive, such as a page of HTML, is shorter. */
const MOST_BYTES_AFTER = 16 * 1024 ** 2;
/** An archive that is damaged on purpose may have the sign of an end many times. */
const MOST_ENDS = 100;

export type ReadBytes = (start: number, length: number) => Promise<Buffer>;

/** Where an archive is in a file, in bytes. */
export interface ArchiveRange {
  readonly start: number;
  /** Where its last record ends, without the comment that may follow. */
  readonly end: number;
  /** How long the comment is by that record. */
  readonly commentBytes: number;
}

/** The list of files that an archive's last record refers to: its size, and its place by the archive's own count. */
interface FileList {
  readonly end: number;
  readonly bytes: number;
  readonly offset: number;
}

async function listOf(read: ReadBytes, end: number, record: Buffer): Promise<FileList> {
  const list = { end, bytes: record.readUInt32LE(12), offset: record.readUInt32LE(16) };
  const zip64Bytes = ZIP64_END_BYTES + ZIP64_LOCATOR_BYTES;
  if (end < zip64Bytes) return list;
  const zip64 = await read(end - zip64Bytes, zip64Bytes);
  if (zip64.readUInt32LE(ZIP64_END_BYTES) !== ZIP64_LOCATOR) return list;
  if (zip64.readUInt32LE(0) !== ZIP64_END) return list;
  const [bytes, offset] = [zip64.readBigUInt64LE(40), zip64.readBigUInt64LE(48)];
  return { end: end - zip64Bytes, bytes: Number(bytes), offset: Number(offset) };
}

/** Where the archive begins whose last record is at `end`; null if the record is not one. */
async function startOf(read: ReadBytes, end: number, record: Buffer): Promise<number | null> {
  const list = await listOf(read, end, record);
  const at = list.end - list.bytes;
  const start = at - list.offset;
  if (start < 0) return null;
  if (list.bytes === 0) return start;
  const sign = await read(at, 4);
  return sign.length === 4 && sign.readUInt32LE(0) === LISTED_FILE ? start : null;
}

/**
 * Finds a zip archive in a file that may have other bytes before and after it, as a server's page of HTML or
 * a program that unpacks itself.
 *
 * @param size of the file in bytes
 * @returns null if there is none
 */
export async function findArchive(read: ReadBytes, size: number): Promise<ArchiveRange | null> {
  const tailStart = Math.max(0, size - MOST_BYTES_AFTER);
  const tail = await read(tailStart, size - tailStart);
  let at = tail.length - END_BYTES;
  for (let tries = 0; tries < MOST_ENDS && at >= 0; tries++) {
    at = tail.lastIndexOf(END, at);
    if (at === -1) return null;
    const record = tail.subarray(at, at + END_BYTES);
    const start = await startOf(read, tailStart + at, record);
    if (start !== null)
      return { start, end: tailStart + at + END_BYTES, commentBytes: record.readUInt16LE(20) };
    at--;
  }
  return null;
}
