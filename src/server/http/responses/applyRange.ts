import type { ServerResponse } from 'node:http';

const BYTE_RANGE = /^bytes=(\d+)-(\d*)$/i;

/** The first and last byte (inclusive) of a range that sirv can send. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Parses a Range header. Returns null for several ranges, a suffix, or a range that ends before it
 * begins: the whole file is sent instead, which RFC 9110 (14.2) always allows.
 */
function parseRange(header: string, size: number): ByteRange | null {
  const [, start, end] = BYTE_RANGE.exec(header) ?? [];
  if (start === undefined || end === undefined) return null;
  const first = Number(start);
  const last = end === '' ? Infinity : Number(end);
  // sirv treats a last byte of 0 as missing.
  if (last < first || last === 0) return null;
  return { first: Math.min(first, size), last: Math.min(last, Math.max(size - 1, 0)) };
}

/**
 * Rewrites the Range header of a request for a file, because sirv passes any number on to the file
 * system, which throws above 2^53. Clamps the last byte to the file (RFC 9110, 14.1.2) and removes
 * unsupported ranges. If-Range never matches: it needs a strong ETag (13.1.5), and sirv's are weak.
 *
 * @param size size of the file, in bytes
 */
export function applyRange(response: ServerResponse, size: number): void {
  const { headers, method } = response.req;
  const isConditional = headers['if-range'] !== undefined;
  const range = method === 'GET' && !isConditional ? parseRange(headers.range ?? '', size) : null;
  if (range === null) {
    delete headers.range;
    return;
  }
  const { first, last } = range;
  headers.range = `bytes=${first}-${last}`;
  // sirv answers 416. A cache must not keep that for a year under an asset's URL.
  if (first >= size) response.setHeader('cache-control', 'no-store');
}
