import { setPriority } from 'node:os';

import * as z from 'zod/mini';

import { importFeed } from './importFeed.ts';
import { ImportJob, type ImportMessage } from './ImportJob.ts';
import { watchParent } from './watchParent.ts';

/*
 * The importer's process. The server sends it one job; it sends progress and then one outcome,
 * and ends. It also ends with the server.
 */

/** Lower than the server's, so that riders' requests go first. */
const PRIORITY = 10;
/** Milliseconds. The server ends it before. */
const LONGEST = 3_600_000;

function send(message: ImportMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}

async function run(message: unknown): Promise<void> {
  const job = z.parse(ImportJob, message);
  await send(
    await importFeed(job, process.env, ({ file, rows }) => {
      void send({ kind: 'progress', file, rows });
    }),
  );
  process.exit(0);
}

watchParent(LONGEST);
try {
  setPriority(PRIORITY);
} catch {
  // Some systems forbid it. The import works all the same.
}
process.once('message', (message) => void run(message));
process.once('disconnect', () => process.exit(1));
