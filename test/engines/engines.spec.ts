import * as z from 'zod/mini';

import type { Browser } from './support/Browser.ts';
import { FIREFOX } from './support/firefox.ts';
import { mapLook } from './support/mapLook.ts';
import { READ_ERRORS } from './support/pageWithErrorLog.ts';
import { readPng } from './support/readPng.ts';
import { expect, test } from './support/test.ts';
import { WEBKIT } from './support/webkit.ts';

/** A camera over the river with stops and lots around. Buses are hidden: no worker draws them. */
const VIEW = 'route=01&center=43.6093,-91.9182&zoom=15&theme=light&hide=vehicles&lang=en';
/** For a display, whose map is beside the boards: with stops of the route left of the river. */
const DISPLAY_VIEW = VIEW.replace('43.6093,-91.9182', '43.6088,-91.9199');
/** Of route 01 and of the water in the demo city. */
const COLORS = { route: '#c2262e', water: '#bdd8e9' };

const IS_ACTIVE =
  'return String((await navigator.serviceWorker.getRegistration())?.active?.state);';
const IS_CONTROLLED = 'return String(navigator.serviceWorker.controller !== null);';
const COUNT_ROWS = `return String(document.querySelectorAll('main li, [role=tabpanel] li').length);`;
const MAP_BOX = `const map = document.querySelector('[data-map-state]');
  if (map === null) return 'null';
  const { x, y, width, height } = map.getBoundingClientRect();
  const whole = { x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) };
  return JSON.stringify(whole);`;

/** What the page knows of its map. A failed test says it, because nobody sees the browser of a CI run. */
const MAP_STATE = `const map = document.querySelector('[data-map-state]');
  const { visibilityState } = document;
  const messages = [...document.querySelectorAll('[role=status], [role=alert]')];
  return JSON.stringify({ ...map?.dataset, visibilityState, errors: globalThis.loggedErrors,
    messages: messages.map((one) => one.textContent).filter(Boolean) });`;

const Box = z.nullable(z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() }));

/** Counts what the map shows; zeros while there is no map. */
async function lookAt(browser: Browser, where: 'page' | 'frame') {
  const box = z.parse(Box, JSON.parse(await browser.run(MAP_BOX, where)));
  if (box === null) return { water: 0, stops: 0, lots: 0 };
  return mapLook(readPng(await browser.screenshot()), box, COLORS);
}

/** Expects basemap, stops and lots in the map's screenshot, and no logged errors. */
async function expectWholeMap(
  browser: Browser,
  where: 'page' | 'frame' = 'page',
  least = { stops: 4, lots: 300 },
): Promise<void> {
  await expect(async () => {
    const look = await lookAt(browser, where);
    const state = await browser.run(MAP_STATE, where);
    expect(look.water, `pixels of water in ${state}`).toBeGreaterThan(5000);
    expect(look.stops, `pixels within rings of stops in ${state}`).toBeGreaterThanOrEqual(
      least.stops,
    );
    expect(look.lots, `pixels of lots in ${state}`).toBeGreaterThan(least.lots);
  }).toPass({ timeout: 60_000 });
  expect(JSON.parse(await browser.run(READ_ERRORS, where))).toEqual([]);
}

const expectRows = (browser: Browser) =>
  expect.poll(async () => Number(await browser.run(COUNT_ROWS))).toBeGreaterThan(3);

/** Makes a rider's first visit and waits until the service worker has saved the page. */
async function visit(browser: Browser, url: string): Promise<void> {
  await browser.open(`${url}/?${VIEW}`);
  await expectRows(browser);
  await expect.poll(() => browser.run(IS_ACTIVE)).toBe('activated');
}

for (const engine of [FIREFOX, WEBKIT]) {
  test.describe(engine.name, () => {
    const missing = engine.missing();
    test.skip(missing !== '', `${engine.name} is not tested: ${missing} is missing`);

    test('R40: a first visit shows lists and map', async ({ launch, city }) => {
      const browser = await launch(engine);
      await browser.open(`${city.url}/?${VIEW}`);
      await expectRows(browser);
      await expectWholeMap(browser);
    });

    test('R40: a returning visit from the service worker shows lists and map', async ({
      launch,
      city,
    }) => {
      const browser = await launch(engine);
      await visit(browser, city.url);
      await browser.open(`${city.url}/?${VIEW}`);
      expect(await browser.run(IS_CONTROLLED)).toBe('true');
      await expectRows(browser);
      await expectWholeMap(browser);
    });

    test('R40: a display shows lists and map after a rider’s visit', async ({ launch, city }) => {
      const browser = await launch(engine);
      await visit(browser, city.url);
      // Seen from so near, a display does not enlarge its map.
      await browser.open(`${city.url}/?view=kiosk&dist=0.5&${DISPLAY_VIEW}`);
      expect(await browser.run(IS_CONTROLLED)).toBe('true');
      await expectRows(browser);
      await expectWholeMap(browser, 'page', { stops: 1, lots: 20 });
    });

    test('R40: a frame shows its map after a rider’s visit', async ({
      launch,
      city,
      hostPageOf,
    }) => {
      const browser = await launch(engine);
      await visit(browser, city.url);
      await browser.open(hostPageOf(`${city.url}/?view=embed&${VIEW}`));
      await expectWholeMap(browser, 'frame');
    });

    test('R40: without its server a page that was visited twice shows lists and map', async ({
      launch,
      city,
    }) => {
      const browser = await launch(engine);
      await visit(browser, city.url);
      await browser.open(`${city.url}/?${VIEW}`);
      await expectWholeMap(browser);
      await city.stop();
      await browser.open(`${city.url}/?${VIEW}`);
      await expectRows(browser);
      await expectWholeMap(browser);
    });
  });
}
