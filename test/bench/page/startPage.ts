import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

import { resolveBrowser } from '../../browser/support/resolveBrowser.ts';
import { CLOCK_SCRIPT } from '../../support/moment/clock-script.ts';
import { freePort } from '../../support/servers/freePort.ts';

export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** Gives a Node process the time of the tests. */
const MOVED_CLOCK = `data:text/javascript,${encodeURIComponent(CLOCK_SCRIPT)}`;

/**
 * Runs `npm start` on a free port: the built page with the demo city.
 *
 * @param env environment variables, such as the path of other settings
 * @throws if it doesn't start
 */
export async function startPage(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', MOVED_CLOCK, 'src/server/start.mjs'], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer?.ok === true) {
      return {
        port,
        async stop() {
          server.kill();
          await ended;
        },
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('the server did not start within 60 s');
}

/** Starts the same browser as the tests. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await resolveBrowser());
}

/** Opens a page whose time is that of the server. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.addInitScript({ content: CLOCK_SCRIPT });
  return page;
}
