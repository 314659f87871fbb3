import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import * as z from 'zod/mini';

import { freePort } from '../../support/servers/freePort.ts';
import { WINDOW } from './Browser.ts';
import type { Browser, Engine } from './Browser.ts';
import { missingDisplay } from './openDisplay.ts';
import { findProgram, startProcess } from './startProcess.ts';

/** The time limit of a command, in milliseconds. */
const COMMAND_LIMIT = 60_000;
/** The number of status requests until the driver is ready, and the milliseconds between them. */
const START_TRIES = 100;
const START_PAUSE = 200;
/** The key of an element reference in the driver's answers (WebDriver, 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const driverProgram = () => findProgram('WebKitWebDriver');
const browserProgram = () =>
  findProgram(
    'MiniBrowser',
    ...['4.1', '4.0', '6.0'].flatMap((version) =>
      ['x86_64', 'aarch64'].map(
        (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
      ),
    ),
  );

const Session = z.object({ sessionId: z.string() });
const Size = z.object({ width: z.number(), height: z.number() });
const Element = z.object({ [ELEMENT]: z.string() });

/** Sends a WebDriver command (https://www.w3.org/TR/webdriver/). Returns the answer's value. */
async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(COMMAND_LIMIT),
  });
  const { value } = z.parse(z.object({ value: z.unknown() }), await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** The driver prints nothing when it is ready, so this polls its status. */
async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(START_PAUSE);
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function launch(display: string): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'curbside-webkit-'));
  const port = await freePort();
  const driver = await startProcess(driverProgram() ?? '', [`--port=${port}`], {
    environment: {
      DISPLAY: display,
      HOME: home,
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    announces: null,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  const options = { binary: browserProgram(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = z.parse(Session, await command(`${url}/session`, 'POST', { capabilities }));
  const session = `${url}/session/${sessionId}`;

  const execute = (body: string) =>
    command(`${session}/execute/sync`, 'POST', {
      script: `return (async () => { ${body} })()`,
      args: [],
    });
  // The window's toolbars take up part of its height.
  await command(`${session}/window/rect`, 'POST', WINDOW);
  const inner = z.parse(Size, await execute('return { width: innerWidth, height: innerHeight }'));
  await command(`${session}/window/rect`, 'POST', {
    width: 2 * WINDOW.width - inner.width,
    height: 2 * WINDOW.height - inner.height,
  });

  return {
    async open(address) {
      await command(`${session}/url`, 'POST', { url: address });
    },
    async run(body, where = 'page') {
      if (where === 'page') return z.parse(z.string(), await execute(body));
      const frame = await command(`${session}/element`, 'POST', {
        using: 'css selector',
        value: 'iframe',
      });
      await command(`${session}/frame`, 'POST', { id: z.parse(Element, frame) });
      try {
        return z.parse(z.string(), await execute(body));
      } finally {
        await command(`${session}/frame`, 'POST', { id: null });
      }
    },
    async screenshot() {
      const answer = await command(`${session}/screenshot`, 'GET');
      return Buffer.from(z.parse(z.string(), answer), 'base64');
    },
    async close() {
      // The driver ends the browser. Then we end the driver.
      await command(session, 'DELETE').catch(() => undefined);
      await driver.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKit's MiniBrowser over WebDriver. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  missing: () =>
    [
      driverProgram() === null || browserProgram() === null ? 'WebKit (webkit2gtk-driver)' : '',
      missingDisplay(),
    ]
      .filter(Boolean)
      .join(', '),
  launch,
};
