import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { oneAfterAnother } from '../../lib/oneAfterAnother.ts';
import { withChecksum } from '../import/cache/checked-files.ts';
import { partsOf, readStoredLines } from '../import/cache/stored-lines.ts';
import { makeFolder, writeWholeLater } from '../import/cache/whole-files.ts';
import type { Log } from '../log.ts';
import type { ReminderStore } from './ReminderStore.ts';

/** Only the server's own user may read it: who has a browser's keys can send it pushes. */
const OWNER_ONLY = 0o600;

/** The file with the reminders, which survive a restart. */
export interface ReminderFile {
  /** Reads the file, if there is one. Never rejects: the log says what can't be read. */
  load(): Promise<void>;
  /** Writes the file. Calls meanwhile share one write. Rejects with the file system's error. */
  save(): Promise<void>;
}

/** @param folder where the file is: beside the snapshot */
export function createReminderFile(folder: string, store: ReminderStore, log: Log): ReminderFile {
  const path = join(folder, 'reminders.v1.jsonl');

  const write = oneAfterAnother(async () => {
    if (store.isEmpty()) {
      await rm(path, { force: true });
      return;
    }
    makeFolder(dirname(path));
    await writeWholeLater(path, [[...withChecksum(partsOf(store.lines()))].join('')], OWNER_ONLY);
  });

  return {
    load: () => readStoredLines(path, 'reminders', true, (line) => store.readLine(line), log),
    save: write,
  };
}
