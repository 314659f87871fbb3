import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

import { errorFields, type Log } from '../../log.ts';
import { readChecked } from './checked-files.ts';

/** Twice what is learned of a large city, or the most reminders. A larger file is none of ours. */
const MAX_BYTES = 100_000_000;
/** Characters that are written at once, in under a millisecond. */
const PART_LENGTH = 65_536;

/** Lines in parts that are written one after the other. Other work runs between two of them. */
export function* partsOf(lines: Iterable<string>): Generator<string> {
  let part = '';
  for (const line of lines) {
    part += `${line}\n`;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield part;
}

/** Bytes in chunks that are read one after the other. Other work runs between two of them. */
function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PART_LENGTH) yield bytes.subarray(at, at + PART_LENGTH);
}

/**
 * Reads a file of lines, if there is one. Never rejects: the log says what can't be read.
 *
 * @param name what is in it, for the log
 * @param needsSum whether it has a checksum for sure
 * @param readLine returns whether it could read a line
 */
export async function readStoredLines(
  path: string,
  name: string,
  needsSum: boolean,
  readLine: (line: string) => boolean,
  log: Log,
): Promise<void> {
  if (!existsSync(path)) return;
  try {
    if (statSync(path).size > MAX_BYTES) throw new Error(`${basename(path)} is too large`);
    let unreadable = 0;
    const input = Readable.from(chunksOf(await readChecked(path, needsSum)));
    for await (const line of createInterface({ input })) if (!readLine(line)) unreadable += 1;
    if (unreadable > 0) log({ event: `${name} unreadable`, lines: unreadable });
  } catch (error) {
    log({ event: `${name} not read`, ...errorFields(error) });
  }
}
