import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { folderOfFeed } from '../../../src/server/import/cache/cache-folders.ts';
import { keepSnapshot, storedFiles } from '../../../src/server/import/cache/snapshot-store.ts';
import { importFeed } from '../../../src/server/import/importFeed.ts';
import { feedOfRoutes, writeSmallFeed } from '../../support/cities/small-feed-folder.ts';
import { eventually } from '../../support/eventually.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';
import { addressOf, buildServer } from '../../support/servers/builtServer.ts';

/* What only real processes show: the server and the importer as they are built, and killed. */

let server: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.remove());

/** Starts the server of a feed. It ends with the test. */
function startOf(feed: string, cache: string, env: Record<string, string> = {}) {
  const own = { CURBSIDE_SETTINGS: '', XDG_CACHE_HOME: cache, ...env };
  const running = server.start(own, {}, ['--gtfs', feed, '--port', '0']);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  return running;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const routesOf = async (address: string) => {
  const { routes } = await (await fetch(`${address}/curbside.json`)).json();
  return routes.length;
};

test('S21: a server that is killed twice with a snapshot goes back to the one before, and says so', async () => {
  const top = testFolder();
  const feed = join(top, 'feed');
  const folder = folderOfFeed(join(top, 'cache/curbside'), feed);
  for (const [routes, age] of [
    [4, 86_400_000],
    [5, 0],
  ] as const) {
    writeSmallFeed(feed, feedOfRoutes(routes));
    const job = { feed: { url: feed }, folder, leastRoutes: 0, privateAddresses: false };
    const outcome = await importFeed({ ...job, now: Date.now() - age }, {}, () => {});
    if (outcome.kind !== 'imported') throw new Error(outcome.kind);
    keepSnapshot(folder, outcome.file);
  }
  for (let time = 0; time < 2; time++) {
    const killed = startOf(feed, join(top, 'cache'));
    expect(await routesOf(await addressOf(killed))).toBe(5);
    await kill(killed.child);
  }
  const third = startOf(feed, join(top, 'cache'));
  const address = await addressOf(third);
  expect(await routesOf(address)).toBe(4);
  expect(third.text()).toMatch(/"snapshot put aside".*ended twice within a minute/);
  await eventually(async () =>
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ feed: 'refused' }),
  );
  expect(storedFiles(folder), 'both are still there').toHaveLength(2);
  // A server that is stopped in order leaves no mark.
  const marks = () => readdirSync(folder).filter((name) => name.endsWith('.start'));
  expect(marks()).toHaveLength(3);
  third.child.kill('SIGTERM');
  await once(third.child, 'exit');
  expect(marks()).toHaveLength(2);
});

test('S16: a rejected promise that nobody waits for is logged, and the city stays', async () => {
  const top = testFolder();
  const feed = writeSmallFeed(join(top, 'feed'));
  // Only in the server, once it listens to such faults.
  const reject = `setInterval(() => process.listenerCount('unhandledRejection') > 0 &&
    Promise.reject(new RangeError('Invalid array length')), 50)`;
  const running = startOf(feed, join(top, 'cache'), {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(reject)}`,
  });
  const address = await addressOf(running);
  await eventually(() =>
    expect(running.text()).toMatch(/"unhandled rejection","error":"RangeError: Invalid array/),
  );
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('S12: an importer that is busy ends soon after a server that was killed, and not when the clock is set', async () => {
  const watch = join(server.top, 'dist/server/importer.js');
  // The thread that watches the server reads another year.
  const program = `import { isMainThread } from 'node:worker_threads';
    const { now } = Date;
    if (isMainThread) Date.now = () => now() - 31536000000;
    setTimeout(() => { for (;;); }, 3000);`;
  const busy = `
    const child = require('node:child_process').fork(${JSON.stringify(watch)}, [], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--import', ${JSON.stringify(`data:text/javascript,${encodeURIComponent(program)}`)}],
    });
    console.log(child.pid);
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [pid]: unknown[] = await once(parent.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, 6000));
  const isThere = () => existsSync(`/proc/${String(pid).trim()}/exe`);
  expect(isThere()).toBe(existsSync('/proc/self/exe'));
  await kill(parent);
  await eventually(() => expect(isThere()).toBe(false));
});
