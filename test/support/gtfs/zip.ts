import { Readable } from 'node:stream';
import { crc32, createDeflateRaw, inflateRawSync } from 'node:zlib';

/** A file of a zip. */
interface ZipEntry {
  readonly name: string;
  read(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const REGULAR_FILE = 0o100644;
const LOCAL = 0x0403_4b50;
const DESCRIPTOR = 0x0807_4b50;
const CENTRAL = 0x0201_4b50;
const END = 0x0605_4b50;
/** Sizes follow the data, and names are in UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  deflatedBytes: number;
  bytes: number;
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(LOCAL, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, deflatedBytes, bytes }: Written): Buffer {
  const record = Buffer.alloc(16);
  [DESCRIPTOR, crc, deflatedBytes, bytes].forEach((value, index) =>
    record.writeUInt32LE(value, index * 4),
  );
  return record;
}

function centralHeader({ name, offset, crc, deflatedBytes, bytes }: Written): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE((3 << 8) | 20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(deflatedBytes, 20);
  header.writeUInt32LE(bytes, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE((REGULAR_FILE * 65_536) >>> 0, 38);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, name]);
}

function end(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(END, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}

async function* deflate(entry: ZipEntry, written: Written): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const chunk of entry.read()) {
      written.crc = crc32(chunk, written.crc);
      written.bytes += chunk.length;
      yield chunk;
    }
  }
  const deflated: AsyncIterable<Uint8Array> = Readable.from(counted()).pipe(
    createDeflateRaw({ level: 1 }),
  );
  for await (const chunk of deflated) {
    written.deflatedBytes += chunk.length;
    yield chunk;
  }
}

/** Writes a zip of up to 4 GB as a stream. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const all: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const written: Written = { name, offset, crc: 0, deflatedBytes: 0, bytes: 0 };
    yield localHeader(name);
    yield* deflate(entry, written);
    yield descriptor(written);
    offset += 30 + name.length + written.deflatedBytes + 16;
    all.push(written);
  }
  const central = Buffer.concat(all.map(centralHeader));
  yield central;
  yield end(all.length, central.length, offset);
}

/** All bytes of a stream. */
export async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The bytes of a zip with these files. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  return collect(zipStream([...files].map(([name, bytes]) => ({ name, read: () => [bytes] }))));
}

/** The files of a zip that is known to be sound: stored or deflated, without zip64. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const last = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(last + 16);
  while (zip.readUInt32LE(at) === CENTRAL) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(name, zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(data) : data);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
