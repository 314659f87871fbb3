import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

import type { Clock } from '../../lib/time/Clock.ts';
import { readChecked, withChecksum } from '../import/cache/checked-files.ts';
import { makeFolder, writeWholeLater } from '../import/cache/whole-files.ts';
import { errorFields, type Log } from '../log.ts';

/** Twice what a large city needs, or the most reminders. A larger file is none of ours. */
const MAX_BYTES = 100_000_000;
/** What is learned is written so often, in milliseconds. */
const SAVED_EVERY = 600_000;
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

/** What a server learns over weeks, as lines of text. */
interface Learned {
  isEmpty(): boolean;
  lines(): Iterable<string>;
  /** Takes up a line of `lines`. @returns whether it could be read */
  readLine(line: string): boolean;
}

/** What was learned, in a file beside the snapshot. Riders never need it. */
export interface LearnedFile {
  /** Reads the file, if there is one. Never rejects: what can't be read is learned again. */
  load(): Promise<void>;
  /** Writes the file if that was long ago. Never rejects, and neither does `save`. */
  saveSometimes(): Promise<void>;
  save(): Promise<void>;
}

export interface LearnedFileOptions {
  readonly folder: string;
  /** Its name without the ending; spaces in it become hyphens: `learned times`. The log has it too. */
  readonly name: string;
  readonly learned: Learned;
  readonly log: Log;
  readonly clock: Pick<Clock, 'now'>;
}

export function createLearnedFile(options: LearnedFileOptions): LearnedFile {
  const { folder, name, learned, log, clock } = options;
  const path = join(folder, `${name.replaceAll(' ', '-')}.v1.jsonl`);
  let savedAt = clock.now();

  async function save(): Promise<void> {
    savedAt = clock.now();
    // Nothing that was learned is no reason to forget what another process has written.
    if (learned.isEmpty()) return;
    try {
      makeFolder(folder);
      await writeWholeLater(path, withChecksum(partsOf(learned.lines())));
    } catch (error) {
      log({ event: `${name} not saved`, ...errorFields(error) });
    }
  }

  return {
    load: () => readStoredLines(path, name, false, (line) => learned.readLine(line), log),
    async saveSometimes() {
      if (clock.now() - savedAt >= SAVED_EVERY) await save();
    },
    save,
  };
}
