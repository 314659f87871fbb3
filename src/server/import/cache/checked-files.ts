import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { nextTurn } from '../../../lib/nextTurn.ts';

/** The last line of a file. Servers of older versions skip it, as they do each list that they don't know. */
const lastLine = (sum: string) => `["sha256",["${sum}"]]\n`;
const LAST_LINE = /^\["sha256",\["([0-9a-f]{64})"\]\]\n$/;
const LAST_LINE_BYTES = lastLine('0'.repeat(64)).length;

/** How many bytes are summed in one step, which takes a few milliseconds. */
const BYTES_PER_STEP = 1 << 21;

/** Thrown for a file whose bytes are not those that were written. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Lines of a file with a checksum of them as its last line. */
export function* withChecksum(lines: Iterable<string>): Generator<string> {
  const hash = createHash('sha256');
  for (const line of lines) {
    hash.update(line);
    yield line;
  }
  yield lastLine(hash.digest('hex'));
}

/**
 * Reads a file that was written `withChecksum`, without that line. A flipped bit or a lost part is no data.
 *
 * @param needsSum whether it has a checksum for sure; files of older versions have none
 * @throws DamagedFileError if the bytes are not those that were written; else the file system's error
 */
export async function readChecked(path: string, needsSum: boolean): Promise<Uint8Array> {
  const bytes = await readFile(path);
  const end = Math.max(0, bytes.length - LAST_LINE_BYTES);
  const [, sum] = LAST_LINE.exec(bytes.toString('latin1', end)) ?? [];
  if (sum === undefined) {
    if (needsSum) throw new DamagedFileError(`${path} has no checksum, so it is not whole`);
    return bytes;
  }
  const hash = createHash('sha256');
  for (let at = 0; at < end; at += BYTES_PER_STEP) {
    hash.update(bytes.subarray(at, Math.min(end, at + BYTES_PER_STEP)));
    // oxlint-disable-next-line no-await-in-loop -- Its purpose is to wait.
    await nextTurn();
  }
  if (hash.digest('hex') !== sum)
    throw new DamagedFileError(`${path} is damaged: its bytes are not those that were written`);
  return bytes.subarray(0, end);
}

/** An object as JSON with a checksum of its members, in `sum`. */
export const checkedJson = (value: object): string =>
  JSON.stringify({ ...value, sum: sha256(JSON.stringify(value)) });

/**
 * The object in JSON that `checkedJson` made. That of an older version has no `sum`.
 *
 * @throws Error if it is damaged
 */
export function parseChecked(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('sum' in value)) return value;
  const { sum, ...rest } = value;
  if (sum !== sha256(JSON.stringify(rest))) throw new DamagedFileError('its members were changed');
  return rest;
}
