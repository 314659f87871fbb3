import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createScreensFile } from '../../../src/server/screens/createScreensFile.ts';
import { startSmallServer, type SmallServer } from '../../support/cities/small-server.ts';
import { testFolder } from '../../support/feeds/feed-reader.ts';

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer();
});
afterAll(async () => server.stop());

const get = (path: string, headers = {}) => fetch(`${server.url}/pictures/${path}`, { headers });

test('A58: a picture beside screens.json is there at once, and a newer one, too', async () => {
  expect((await get('drill.png')).status).toBe(404);
  const folder = join(server.folder, 'pictures');
  await mkdir(folder);
  await writeFile(join(folder, 'drill.png'), 'first');
  const first = await get('drill.png');
  expect([first.status, await first.text()]).toEqual([200, 'first']);
  expect(first.headers.get('content-type')).toBe('image/png');
  const etag = first.headers.get('etag') ?? '';
  expect((await get('drill.png', { 'if-none-match': etag })).status).toBe(304);
  await writeFile(join(folder, 'drill.png'), 'second');
  expect(await (await get('drill.png', { 'if-none-match': etag })).text()).toBe('second');
  await writeFile(join(folder, 'Logo.SVG'), '<svg/>');
  const logo = await get('Logo.SVG');
  expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  expect(logo.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
});

test('A58: nothing else of the operator’s folders is sent', async () => {
  const folder = join(server.folder, 'pictures');
  await mkdir(join(folder, 'more.png'), { recursive: true });
  await writeFile(join(folder, 'notes.txt'), 'x');
  await writeFile(join(folder, '.hidden.png'), 'x');
  await writeFile(join(folder, 'large.png'), new Uint8Array(10_000_001));
  for (const path of [
    '',
    'notes.txt',
    '.hidden.png',
    'more.png',
    '..%2Fsettings.json',
    '..%5Csettings.json',
  ])
    expect((await get(path)).status).toBe(404);
  expect((await get('large.png')).status).toBe(413);
});

test('A56, A58: a picture that isn’t there is named until it is', async () => {
  const folder = testFolder();
  const logged: unknown[] = [];
  const { read, mistakes } = createScreensFile({
    settingsPath: join(folder, 'curbside.json'),
    heartbeat: undefined,
    log: ({ mistake }) => logged.push(mistake),
  });
  const [from, until] = ['2026-11-20T12:00:00Z', '2026-11-20T12:30:00Z'];
  const file = {
    takeovers: [
      { picture: '/pictures/drill.png', from, until },
      { picture: 'https://other.example/x.png', from, until },
    ],
    screens: { 'lobby-3': { stop: '0100', logo: '/pictures/drill.png' } },
  };
  await writeFile(join(folder, 'screens.json'), JSON.stringify(file));
  expect(await read()).toEqual(file);
  const missing =
    '/pictures/drill.png: there is no such file in the folder pictures beside screens.json';
  expect([mistakes(), logged]).toEqual([[missing], [missing]]);
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures/drill.png'), 'x');
  expect(mistakes()).toEqual([]);
  await rm(join(folder, 'pictures/drill.png'));
  expect(mistakes()).toEqual([missing]);
});
