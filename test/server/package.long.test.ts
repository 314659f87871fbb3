import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { writeSmallFeed } from '../support/cities/small-feed-folder.ts';
import { temporaryFolder } from '../support/cities/small-server.ts';
import { addressOf, buildServer } from '../support/servers/builtServer.ts';
import { installPackage } from '../support/servers/installPackage.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let server: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.remove());

test('S19: the package installs in an empty folder and needs only its dependencies', async () => {
  const { top, start } = server;
  const target = temporaryFolder();
  for (const path of ['package.json', 'README.md', 'public']) {
    cpSync(join(ROOT, path), join(top, path), { recursive: true });
  }
  const { command, files } = installPackage(top, join(ROOT, 'node_modules'), target.path);
  expect(files).toEqual(
    expect.arrayContaining([
      'dist/page/index.html',
      'dist/server/importer.js',
      'dist/server/licenses.txt',
      'dist/server/nginx-operations.conf',
      'package.json',
    ]),
  );
  expect(files.filter((path) => /^(src|test)\//.test(path))).toEqual([]);
  expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);

  const feed = writeSmallFeed(join(top, 'feed'));
  const env = { CURBSIDE_SETTINGS: '' };
  const running = start(env, {}, ['--gtfs', feed, '--port', '0'], command);
  const stops = await fetch(`${await addressOf(running)}/v1/getstops?key=public&routeID=1`);
  expect(await stops.text()).toMatch(/"stopID":"100"/);
  running.child.kill('SIGTERM');
  expect(await once(running.child, 'exit')).toEqual([0, null]);
  const demo = start(env, {}, ['--port', '0'], command);
  const city = await fetch(`${await addressOf(demo)}/curbside.json`);
  expect(await city.json()).toMatchObject({ city: { name: 'Port Linden' } });
  demo.child.kill('SIGTERM');
  await once(demo.child, 'exit');

  const printed = async (...args: string[]) => {
    const { child, text } = start(env, {}, args, command);
    await once(child, 'close');
    return text();
  };
  expect(await printed('push-keys')).toMatch(/^CURBSIDE_PUSH_KEY=[\w-]{43}$/m);
  expect(await printed('feed-report', feed)).toContain('stops');
  expect(await printed('--help')).toContain('push-keys');
  target.remove();
});
