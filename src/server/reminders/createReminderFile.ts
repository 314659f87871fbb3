import { existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { oneAfterAnother } from '../../lib/oneAfterAnother.ts';
import { readChecked, withChecksum } from '../import/cache/checked-files.ts';
import { makeFolder, writeWholeLater } from '../import/cache/whole-files.ts';
import { errorFields, type Log } from '../log.ts';
import type { ReminderStore } from './ReminderStore.ts';

/** Twice what the most reminders need. A larger file is none of ours. */
const MAX_BYTES = 100_000_000;
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
    await writeWholeLater(path, [[...withChecksum(linesOf(store))].join('')], OWNER_ONLY);
  });

  return {
    async load() {
      if (!existsSync(path)) return;
      try {
        if (statSync(path).size > MAX_BYTES) throw new Error('the file is too large');
        const bytes = await readChecked(path, true);
        const lines = new TextDecoder().decode(bytes).split('\n');
        const unreadable = lines.filter((line) => line !== '' && !store.readLine(line)).length;
        if (unreadable > 0) log({ event: 'reminders unreadable', lines: unreadable });
      } catch (error) {
        log({ event: 'reminders not read', ...errorFields(error) });
      }
    },
    save: write,
  };
}

function* linesOf(store: ReminderStore): Generator<string> {
  for (const line of store.lines()) yield `${line}\n`;
}
