import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { writeSmallFeed } from '../support/cities/small-feed-folder.ts';
import { addressOf, buildServer, ELSEWHERE } from '../support/servers/builtServer.ts';

let server: Awaited<ReturnType<typeof buildServer>>;
let top = '';
beforeAll(async () => {
  server = await buildServer();
  ({ top } = server);
});
afterAll(() => server.remove());
const start: typeof server.start = (...options) => server.start(...options);

test.each(['SIGTERM', 'SIGINT'] as const)(
  'S12: the server starts, prints its URL, and exits with code 0 on %s',
  async (signal) => {
    const running = start({});
    const address = await addressOf(running);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/basemap/light.json`)).status).toBe(200);
    running.child.kill(signal);
    expect(await once(running.child, 'exit')).toEqual([0, null]);
  },
);

test.skipIf(process.platform !== 'linux')(
  'S12: a terminal gets sentences and the city, and no JSON',
  async () => {
    const settings = join(top, 'terminal.json');
    writeFileSync(settings, JSON.stringify({ service: { baseUrl: '', key: 'k' } }));
    const command = `"${process.execPath}" "${join(top, 'dist/server/main.js')}" --port 0 --settings "${settings}"`;
    const terminal = spawn('script', ['-qec', command, '/dev/null'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    // The terminal may be gone before a second Ctrl+C arrives.
    terminal.stdin.on('error', () => {});
    let text = '';
    for await (const chunk of terminal.stdout) {
      text += String(chunk);
      // Ctrl+C
      if (text.includes('Curbside is at')) terminal.stdin.write('\u0003');
    }
    expect(text).toMatch(/^Curbside shows Port Linden\.\s+Curbside is at http:\S+\s/);
    expect(text).not.toContain('{');
  },
);

test('S11: wrong settings print one line and exit with code 1', async () => {
  const failed = start({}, { ...ELSEWHERE, zoom: 3 });
  expect(await once(failed.child, 'close')).toEqual([1, null]);
  expect(failed.text()).toMatch(/^\S+settings\.json: top level: unknown setting "zoom"\n$/);
});

describe('S17: a city from its feed', () => {
  const NO_SETTINGS = { CURBSIDE_SETTINGS: '' };

  test('S17: one option serves the city, and --save writes a file that says the same', async () => {
    const feed = writeSmallFeed(join(top, 'feed'));
    const saved = join(top, 'saved.json');
    const first = start(NO_SETTINGS, {}, ['--gtfs', feed, '--save', saved]);
    const address = await addressOf(first);
    expect(await (await fetch(`${address}/curbside.json`)).json()).toMatchObject({
      city: { name: expect.stringContaining('Metro'), timeZone: 'America/Chicago' },
      features: { vehicles: false, parking: false },
    });
    expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({
      ready: true,
      source: 'gtfs',
      feed: 'current',
    });
    expect(first.text()).toContain(`Next time, start with --settings ${saved}`);
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);

    const second = start(NO_SETTINGS, {}, ['--settings', saved, '--port', '0']);
    const stops = await fetch(`${await addressOf(second)}/v1/getstops?key=public&routeID=1`);
    expect(await stops.text()).toMatch(/"stopID":"100"/);
    second.child.kill('SIGTERM');
    expect(await once(second.child, 'exit')).toEqual([0, null]);
  });

  test.each([
    ['--help', ['--help'], /--gtfs PATH_OR_URL[\s\S]*--port NUMBER/, 0],
    ['an unknown option', ['--gfts=a.zip'], /^--gfts: unknown option, see --help\n$/, 1],
    [
      'a missing feed',
      ['--gtfs', '/nowhere.zip'],
      /^\/nowhere\.zip: there is no file or folder[^\n]*\n$/,
      1,
    ],
  ])('S17: %s prints what to do and ends', async (_what, args, text, code) => {
    const ended = start(NO_SETTINGS, {}, args);
    expect(await once(ended.child, 'close')).toEqual([code, null]);
    expect(ended.text()).toMatch(text);
  });
});
