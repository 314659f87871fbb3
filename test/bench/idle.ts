import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { startServer } from '../../src/server/startServer.ts';
import { smallSource } from '../support/small-source.ts';
import { startBrowser } from './startPage.ts';
import { figure, table } from './table.ts';

const SECONDS = 30;

/** A city that is asked every two seconds and always answers the same: buses that stand. */
async function serveStandingCity() {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const settingsPath = join(folder, 'curbside.json');
  const polling = { vehiclesSeconds: 2, lotsSeconds: 5 };
  await writeFile(settingsPath, JSON.stringify({ service: { baseUrl: '', key: 'demo' }, polling }));
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    settingsPath,
    distFolder: resolve('dist/page'),
    log: () => {},
    source: smallSource(),
  });
  await rm(folder, { recursive: true });
  return server;
}

/** Frames that the map draws in 30 seconds in which nothing moves and no hand is on it. */
export async function benchIdle(): Promise<string> {
  const server = await serveStandingCity();
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    let polls = 0;
    page.on('request', (request) => {
      if (/getvehicles|lots/.test(request.url())) polls += 1;
    });
    await page.goto(`${server.url}/?route=03,07`);
    const map = page.locator('[data-idles]');
    await map.waitFor();
    const frames = async () => Number(await map.getAttribute('data-frames'));
    // What was still on its way at the first rest is drawn first.
    await page.waitForTimeout(3000);
    const before = { frames: await frames(), polls };
    await page.waitForTimeout(SECONDS * 1000);
    return table(`An idle map: ${SECONDS} s with buses and lots polled, and nothing new`, [
      ['', 'polls', 'frames', 'limit'],
      ['1280x800', figure(polls - before.polls), figure((await frames()) - before.frames), '0'],
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
