import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base } from '@playwright/test';

import type { RunningServer } from '../../../src/server/startServer.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { PAGE, serve } from '../../browser/support/servers/serve.ts';
import { NOON } from '../../support/moment/moment.ts';
import { startOrigin } from '../../support/nginx/startOrigin.ts';
import type { Browser, Engine } from './Browser.ts';
import { openDisplay } from './openDisplay.ts';
import { pageWithErrorLog } from './pageWithErrorLog.ts';
import type { RunningProcess } from './startProcess.ts';

interface Fixtures {
  /** Starts a browser with a new profile. Ends with the test. */
  launch: (engine: Engine) => Promise<Browser>;
  /** The demo city with its streets on a Friday at noon, and a page that records its errors. */
  city: RunningServer;
  /** The URL of another site's page with a frame of this URL. */
  hostPageOf: (src: string) => string;
}

interface WorkerFixtures {
  /** Opens the X display for the browsers, once for all tests. */
  display: () => Promise<string>;
  /** The folder of a built page that records its errors. */
  pageFolder: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  display: [
    async ({}, provide) => {
      const opened: RunningProcess[] = [];
      await provide(async () => {
        const display = opened[0] ?? (await openDisplay());
        opened[0] = display;
        return `:${display.announced}`;
      });
      await Promise.all(opened.map((display) => display.stop()));
    },
    { scope: 'worker' },
  ],

  pageFolder: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'curbside-engines-'));
      await pageWithErrorLog(PAGE, folder);
      await provide(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],

  launch: async ({ display }, provide, testInfo) => {
    const browsers: Browser[] = [];
    await provide(async (engine) => {
      const browser = await engine.launch(await display());
      browsers.push(browser);
      return browser;
    });
    for (const browser of browsers) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const picture = await browser.screenshot().catch(() => Buffer.of());
        await writeFile(testInfo.outputPath('screen.png'), picture);
      }
      await browser.close();
    }
  },

  city: async ({ pageFolder }, provide) => {
    const server = await serve({
      clock: () => NOON,
      source: createDemoCity(),
      distFolder: pageFolder,
    });
    await provide(server);
    await server.stop();
  },

  hostPageOf: async ({}, provide) => {
    const host = await startOrigin(({ url = '/' }, response) => {
      const src = new URL(url, 'http://host').searchParams.get('src') ?? '';
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>A city</title>
        <iframe src="${src.replaceAll('&', '&amp;')}" title="Map"
          style="position: fixed; inset: 0; width: 1000px; height: 700px; border: 0"></iframe>`);
    });
    // Another origin on the same site. Only there does a frame share the rider's service worker.
    await provide((src) => `http://127.0.0.1:${host.port}/?src=${encodeURIComponent(src)}`);
    await host.stop();
  },
});

export { expect } from '@playwright/test';
