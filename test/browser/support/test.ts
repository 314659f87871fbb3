import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import { startServer, type RunningServer } from '../../../src/server/startServer.ts';
import type { Source } from '../../../src/service/Source.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { freePort } from '../../support/freePort.ts';
import {
  madisonSettings,
  startMadison,
  type Madison,
  type MadisonOptions,
} from './startMadison.ts';

/** The built page. */
export const PAGE = fileURLToPath(new URL('../../../dist/page', import.meta.url));

interface CurbsideOptions {
  /** The deployment's settings file. Default: the demo city on the page's own origin. */
  readonly settings?: object;
  /** The settings of the server itself. */
  readonly server?: object;
  /** Default: the demo city on plain ground, unless the settings name another service. */
  readonly source?: Source;
  /** Returns the current time, for tests that stop it. */
  readonly clock?: () => number;
  /** Default: any free port. */
  readonly port?: number;
  /** The folder of another build of the page. Default: the project's build. */
  readonly distFolder?: string;
}

interface Fixtures {
  /** Whether the test gets a new browser context, with nothing in any cache. Default: a used one. */
  isFirstVisit: boolean;
  /** Serves the built page and the service in this process. Ends with the test. */
  startCurbside: (options?: CurbsideOptions) => Promise<RunningServer>;
  /** Serves the recorded city from another origin. Ends with the test. */
  startMadison: (options?: MadisonOptions) => Promise<Madison>;
  /** Opens a page that reads the recorded city over CORS. Returns its service. */
  openMadison: (options?: MadisonOptions & { query?: string }) => Promise<Madison>;
  /** Fails a test whose page throws or logs an unexpected error. */
  noErrors: string[];
}

interface WorkerFixtures {
  /** A port for the worker's servers, one after another: scripts of one URL are compiled only once. */
  port: number;
  /** The demo city on plain ground with default settings: one server for all tests of a worker. */
  demo: RunningServer;
  /** The same at a fixed time, so that it always looks the same. */
  demoAtNoon: RunningServer;
  /** The same with its streets, parks and labels, which take most of the time to draw a page. */
  demoWithBasemap: RunningServer;
}

/** A Friday at noon in the demo city. */
export const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);

/** Makes the server say that it is noon too: the page corrects its clock by the Date header (A19). */
export const serveDateOfNoon = (page: Page) =>
  page.route('**/version.json', async (route) => {
    const response = await route.fetch();
    const date = new Date(NOON).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });

const { basemap: _, ...DEMO_ON_PLAIN_GROUND } = createDemoCity();

export async function serve({
  settings,
  server,
  ...options
}: CurbsideOptions): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  const settingsPath = join(folder, 'curbside.json');
  try {
    await writeFile(
      settingsPath,
      JSON.stringify({
        service: { baseUrl: '', key: 'demo' },
        ...settings,
        server: { requestsPerMinute: 0, ...server },
      }),
    );
    return await startServer({
      port: 0,
      host: '127.0.0.1',
      settingsPath,
      distFolder: PAGE,
      log: () => {},
      ...(settings !== undefined && 'service' in settings ? {} : { source: DEMO_ON_PLAIN_GROUND }),
      timeLimits: { shutdown: 100 },
      ...options,
    });
  } finally {
    // The server reads the file once, at startup.
    await rm(folder, { recursive: true });
  }
}

/** What the browser logs about a failed request. Tests of failures cause it on purpose. */
const NETWORK_ERRORS = /Failed to load resource|net::ERR_|blocked by CORS policy/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  isFirstVisit: [false, { option: true }],

  context: async ({ context, browser, isFirstVisit }, provide) => {
    const used = isFirstVisit ? await browser.newContext() : context;
    await provide(used);
    if (isFirstVisit) await used.close();
    // Playwright resets everything but this.
    else await used.setOffline(false);
  },

  page: async ({ page, context, isFirstVisit }, provide) => {
    await provide(isFirstVisit ? await context.newPage() : page);
    // The page stays open after the test, and may have made a request that a test was to answer.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },

  port: [
    async ({}, provide) => {
      await provide(await freePort());
    },
    { scope: 'worker' },
  ],

  demo: [
    async ({}, provide) => {
      const server = await serve({});
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  demoAtNoon: [
    async ({}, provide) => {
      const server = await serve({ clock: () => NOON });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  demoWithBasemap: [
    async ({}, provide) => {
      const server = await serve({ clock: () => NOON, source: createDemoCity() });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  startCurbside: async ({ port }, provide) => {
    const running: RunningServer[] = [];
    await provide(async (options = {}) => {
      const server =
        running.length === 0 && options.port === undefined
          ? // Somebody else may have taken the port between two tests.
            await serve({ ...options, port }).catch(() => serve(options))
          : await serve(options);
      running.push(server);
      return server;
    });
    await Promise.all(running.map((server) => server.stop()));
  },

  startMadison: async ({}, provide) => {
    const running: Madison[] = [];
    await provide(async (options) => {
      const madison = await startMadison(options);
      running.push(madison);
      return madison;
    });
    await Promise.all(running.map((madison) => madison.stop()));
  },

  openMadison: async ({ page, startCurbside, startMadison }, provide) => {
    await provide(async ({ query = '', ...options } = {}) => {
      const madison = await startMadison(options);
      const curbside = await startCurbside({ settings: madisonSettings(madison.url) });
      await page.goto(`${curbside.url}/${query}`);
      return madison;
    });
  },

  noErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK_ERRORS.test(message.text())) {
          errors.push(message.text());
        }
      });
      await provide(errors);
      test.expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
