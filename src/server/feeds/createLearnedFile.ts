import { join } from 'node:path';

import type { Clock } from '../../lib/time/Clock.ts';
import { withChecksum } from '../import/cache/checked-files.ts';
import { partsOf, readStoredLines } from '../import/cache/stored-lines.ts';
import { makeFolder, writeWholeLater } from '../import/cache/whole-files.ts';
import { errorFields, type Log } from '../log.ts';

/** What is learned is written so often, in milliseconds. */
const SAVED_EVERY = 600_000;
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
