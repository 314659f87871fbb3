import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';

import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import type { SplicedBody, StableBytes } from '../../../service/SplicedBody.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The stable part is compressed once, so it may take a second in another thread. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;

/** A flush ends the output at a whole byte and leaves the stream open, so that more can follow. */
const stableBrotli = memoizeByObject(({ bytes }: StableBytes) =>
  brotliAsync(bytes, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  }),
);

const stableGzip = memoizeByObject(async ({ bytes }: StableBytes) => ({
  start: await gzipAsync(bytes, { level: GZIP_LEVEL, finishFlush: constants.Z_SYNC_FLUSH }),
  checksum: crc32(bytes),
}));

/** An uncompressed block of brotli (RFC 7932, 9.2) and the empty block that ends the stream. */
function endOfBrotli(end: Uint8Array): Buffer {
  const head = Buffer.alloc(3);
  const [lengthAt, isUncompressedAt] = [3, 19];
  head.writeUIntLE(((end.byteLength - 1) << lengthAt) | (1 << isUncompressedAt), 0, 3);
  return Buffer.concat([head, end, Buffer.from([0x03])]);
}

/** A stored final block of deflate (RFC 1951, 3.2.4) and the trailer of gzip (RFC 1952, 2.3.1). */
function endOfGzip({ end, byteLength }: SplicedBody, checksum: number): Buffer {
  const head = Buffer.from([0x01, 0, 0, 0, 0]);
  head.writeUInt16LE(end.byteLength, 1);
  head.writeUInt16LE(~end.byteLength & 0xffff, 3);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, checksum), 0);
  trailer.writeUInt32LE(byteLength % 2 ** 32, 4);
  return Buffer.concat([head, end, trailer]);
}

/**
 * Compresses a spliced body: its stable part once, its end for each response (S4). The end is stored as
 * it is, so this costs no more than a copy.
 *
 * @param body whose end is at most 65,535 bytes long
 */
export async function compressSpliced(
  body: SplicedBody,
  encoding: 'br' | 'gzip',
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') {
    return Buffer.concat([await stableBrotli(body.stable), endOfBrotli(body.end)]);
  }
  const { start, checksum } = await stableGzip(body.stable);
  return Buffer.concat([start, endOfGzip(body, checksum)]);
}
