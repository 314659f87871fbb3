import type { Clock } from '@playwright/test';

import type { RunningServer } from '../../../src/server/startServer.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { CLOCK_SCRIPT } from '../../support/moment/clock-script.ts';
import { MACHINE_SHIFT } from '../../support/moment/moment.ts';
import { leaveMapUndrawn } from './leaveMapUndrawn.ts';
import { withoutMap } from './screen.ts';
import { serve, type CurbsideOptions } from './servers/serve.ts';
import {
  madisonSettings,
  startMadison,
  type Madison,
  type MadisonOptions,
} from './servers/startMadison.ts';
import { test as base } from './servers/worker-servers.ts';

/**
 * A page whose time is ahead of the machine's takes that for time that has passed since its clock was installed: a clock
 * begins as much earlier. What is behind is not taken so.
 */
function installAtGivenTime(clock: Clock): void {
  const install = clock.install.bind(clock);
  const ahead = Math.max(0, MACHINE_SHIFT);
  clock.install = ({ time, ...options } = {}) =>
    install({
      ...options,
      ...(time === undefined ? {} : { time: new Date(time).getTime() - ahead }),
    });
}

export interface Options {
  /** Whether the map's pixels are drawn, for tests that look at them. Default: they are. */
  isMapDrawn: boolean;
}

interface Fixtures extends Options {
  /** Whether the test gets a new browser context, with nothing in any cache. Default: a used one. */
  isFirstVisit: boolean;
  /**
   * Serves the built page and the service in this process. Ends with the test. A server that is started after all
   * others were stopped has their URL.
   */
  startCurbside: (options?: CurbsideOptions) => Promise<RunningServer>;
  /** Serves a small city, whose page draws no map. Ends with the test. */
  smallCity: RunningServer;
  /** Serves the recorded city from another origin. Ends with the test. */
  startMadison: (options?: MadisonOptions) => Promise<Madison>;
  /** Opens a page that reads the recorded city over CORS. Returns its service. */
  openMadison: (options?: MadisonOptions & { query?: string }) => Promise<Madison>;
  /** Fails a test whose page throws or logs an unexpected error. */
  noErrors: string[];
  /** For a test whose page fails on purpose: its errors do not fail the test, even if the browser reports them late. */
  allowErrors: () => void;
}

/** The error lists of tests that allow errors. */
const allowed = new WeakSet<string[]>();

/** The error lists of tests that have ended. Their page may still be loading scripts when their server stops. */
const ended = new WeakSet<string[]>();

/** What the browser logs about a failed request. Tests of failures cause it on purpose. */
const NETWORK_ERRORS = /Failed to load resource|net::ERR_|blocked by CORS policy/;

export const test = base.extend<Fixtures>({
  isMapDrawn: [true, { option: true }],
  isFirstVisit: [false, { option: true }],

  context: async ({ context, browser, isFirstVisit, isMapDrawn }, provide) => {
    const used = isFirstVisit ? await browser.newContext() : context;
    // Pages and servers have the same time, and timers run.
    await used.addInitScript({ content: CLOCK_SCRIPT });
    installAtGivenTime(used.clock);
    if (!isMapDrawn) await leaveMapUndrawn(used);
    await provide(used);
    if (isFirstVisit) await used.close();
    // Playwright resets everything but this.
    else await used.setOffline(false);
  },

  page: async ({ page, context, isFirstVisit }, provide) => {
    const used = isFirstVisit ? await context.newPage() : page;
    await provide(used);
    // The page is still open after the test, and may have made a request that a test was to answer.
    if (!used.isClosed()) await used.unrouteAll({ behavior: 'ignoreErrors' });
  },

  startCurbside: async ({ port, noErrors }, provide) => {
    const running = new Set<RunningServer>();
    await provide(async (options = {}) => {
      const server =
        running.size === 0 && options.port === undefined
          ? // Somebody else may have taken the port between two tests.
            await serve({ ...options, port }).catch(() => serve(options))
          : await serve(options);
      running.add(server);
      const stop = async () => {
        running.delete(server);
        await server.stop();
      };
      return { ...server, stop };
    });
    ended.add(noErrors);
    await Promise.all([...running].map((server) => server.stop()));
  },

  smallCity: async ({ page, startCurbside }, provide) => {
    await withoutMap(page);
    await provide(await startCurbside({ source: smallSource() }));
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
      // The page of the test before may fail to load a script because it is left.
      let isLeft = true;
      const note = (error: string) => {
        if (!isLeft && !ended.has(errors)) errors.push(error);
      };
      page.on('framenavigated', () => {
        isLeft = page.url() === 'about:blank';
      });
      // A script of that page may still fail after this test's page has opened.
      const isOfThisPage = ({ stack = '' }: Error) => {
        const [origin] = /https?:\/\/[^/\s]+/.exec(stack) ?? [];
        return (
          origin === undefined || page.frames().some((frame) => frame.url().startsWith(origin))
        );
      };
      // A script that Playwright brings into a page, such as that of its clock, has no address.
      const isOfPlaywright = ({ stack = '' }: Error) =>
        /^ *at <anonymous>:/m.test(stack) && !/https?:/.test(stack);
      page.on('pageerror', (error) => {
        if (isOfThisPage(error) && !isOfPlaywright(error)) note(error.stack ?? String(error));
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !NETWORK_ERRORS.test(message.text()))
          note(message.text());
      });
      await provide(errors);
      if (!allowed.has(errors)) test.expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],

  allowErrors: async ({ noErrors }, provide) => {
    await provide(() => void allowed.add(noErrors));
  },
});

export { expect } from '@playwright/test';
