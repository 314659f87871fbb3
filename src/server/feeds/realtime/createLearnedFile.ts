import { existsSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

import type { Clock } from '../../../lib/time/Clock.ts';
import { LearnedTimes } from '../../../transit/estimates/LearnedTimes.ts';
import { readChecked, withChecksum } from '../../import/cache/checked-files.ts';
import { temporaryPath } from '../../import/cache/whole-files.ts';
import { errorFields, type Log } from '../../log.ts';

const FILE = 'learned-times.v1.jsonl';
/** Twice what a large city needs. A larger file is none of ours. */
const MAX_BYTES = 100_000_000;
/** What is learned is written so often, in milliseconds. */
const SAVED_EVERY = 600_000;
/** Characters that are written at once, in under a millisecond. */
const PART_LENGTH = 65_536;

/** Lines in parts that are written one after the other. Other work runs between two of them. */
function* partsOf(lines: Iterable<string>): Generator<string> {
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

/** What was learned of how long rides take, in a file beside the snapshot. Riders never need it. */
export interface LearnedFile {
  readonly learned: LearnedTimes;
  /** Reads the file, if there is one. Never rejects: what can't be read is learned again. */
  load(): Promise<void>;
  /** Writes the file if that was long ago. Never rejects, and neither does `save`. */
  saveSometimes(): Promise<void>;
  save(): Promise<void>;
}

/** @param folder where the feed's snapshots are */
export function createLearnedFile(
  folder: string,
  log: Log,
  clock: Pick<Clock, 'now'>,
): LearnedFile {
  const path = join(folder, FILE);
  const learned = new LearnedTimes();
  let savedAt = clock.now();

  /** Readers see all of the file or nothing. */
  async function write(): Promise<void> {
    const temporary = temporaryPath(path);
    try {
      await writeFile(temporary, withChecksum(partsOf(learned.lines())));
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function save(): Promise<void> {
    savedAt = clock.now();
    // Nothing that was learned is no reason to forget what another process has written.
    if (!existsSync(folder) || learned.isEmpty()) return;
    try {
      await write();
    } catch (error) {
      log({ event: 'learned times not saved', ...errorFields(error) });
    }
  }

  return {
    learned,
    async load() {
      if (!existsSync(path)) return;
      try {
        if (statSync(path).size > MAX_BYTES) throw new Error(`${FILE} is too large`);
        let unreadable = 0;
        const input = Readable.from(chunksOf(await readChecked(path, false)));
        const lines = createInterface({ input });
        for await (const line of lines) if (!learned.readLine(line)) unreadable += 1;
        if (unreadable > 0) log({ event: 'learned times unreadable', lines: unreadable });
      } catch (error) {
        log({ event: 'learned times not read', ...errorFields(error) });
      }
    },
    async saveSometimes() {
      if (clock.now() - savedAt >= SAVED_EVERY) await save();
    },
    save,
  };
}
