import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import type { ImportJob } from '../../../src/server/import/ImportJob.ts';
import { createImporterProcess } from '../../../src/server/import/runImporter.ts';
import { temporaryFolder } from '../../support/cities/small-server.ts';

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const JOB: ImportJob = {
  feed: { url: 'feed.zip' },
  folder,
  now: 1_795_197_600_000,
  leastRoutes: 0,
  privateAddresses: false,
};

/** Runs a script as the importer. */
function runScript(
  script: string,
  { timeLimit = 20_000, signal = new AbortController().signal } = {},
) {
  const path = join(folder, 'importer.mjs');
  writeFileSync(path, script);
  const files: string[] = [];
  const outcome = createImporterProcess(path, timeLimit)(
    JOB,
    ({ file }) => files.push(file),
    signal,
  );
  return outcome.then((ended) => ({ ended, files }));
}

test('S6: the server gets the progress and the outcome, and ignores what it does not know', async () => {
  const { ended, files } = await runScript(`
    process.once('message', ({ folder }) => {
      process.send({ kind: 'progress', file: 'trips.txt', rows: 3 });
      process.send({ kind: 'surprise' });
      process.send({ kind: 'failed', reason: folder }, () => process.exit(0));
    });`);
  expect(ended).toEqual({ kind: 'failed', reason: folder });
  expect(files).toEqual(['trips.txt']);
});

test.each([
  ['is killed', "process.kill(process.pid, 'SIGKILL');", /killed by SIGKILL.*memory/],
  ['crashes', "throw new TypeError('no such thing');", /code 1: TypeError: no such thing$/],
  ['ends too soon', 'process.exit(3);', /ended with code 3/],
])('S6: an importer that %s is a failure with its reason', async (_what, script, reason) => {
  const { ended } = await runScript(script);
  expect(ended).toEqual({ kind: 'failed', reason: expect.stringMatching(reason) });
});

test('S6: an importer that the system cannot start is a failure with its reason', async () => {
  const run = (path: string) =>
    createImporterProcess(path)(JOB, () => {}, new AbortController().signal);
  // Thrown at once, as when there is no memory for a process.
  expect(await run('\0')).toEqual({
    kind: 'failed',
    reason: expect.stringMatching(/^The importer did not start: .*null bytes/),
  });
  // Reported later, as when there are too many processes.
  const { execPath } = process;
  try {
    process.execPath = '/nowhere/node';
    expect(await run('importer.mjs')).toEqual({
      kind: 'failed',
      reason: 'The importer did not start: spawn /nowhere/node ENOENT',
    });
  } finally {
    process.execPath = execPath;
  }
});

test('S6: an importer that takes too long is ended', async () => {
  const { ended } = await runScript('setInterval(() => {}, 1000);', { timeLimit: 600 });
  expect(ended).toEqual({ kind: 'failed', reason: 'The import took longer than 0.01 minutes.' });
});

test('S12: a shutdown ends the importer', async () => {
  const stopping = new AbortController();
  const running = runScript('setInterval(() => {}, 1000);', { signal: stopping.signal });
  stopping.abort();
  expect((await running).ended).toEqual({ kind: 'failed', reason: 'The import was stopped.' });
});
