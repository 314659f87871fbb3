import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import type { RunningServer } from '../../../src/server/startServer.ts';
import { testNow } from '../../support/moment/moment.ts';
import { DIGITS, startingWith } from '../../support/phrases.ts';
import { freePort } from '../../support/servers/freePort.ts';
import { en, es } from '../../support/words/catalogs.ts';
import { scriptNamed } from '../support/build/page-files.ts';
import { writeAnotherBuild } from '../support/build/writeAnotherBuild.ts';
import { CACHE_WAIT, cachedUrls, visit, waitUntilCached } from '../support/cached-page.ts';
import { expectAsTimePasses } from '../support/clock.ts';
import { COARSE, waitForIdleMap, panel, rows, tab, withoutMap } from '../support/screen.ts';
import type { CurbsideOptions } from '../support/servers/serve.ts';
import { startBrokenProxy } from '../support/servers/startBrokenProxy.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...COARSE, serviceWorkers: 'allow', isFirstVisit: true });

const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

const buildOf = (page: Page) => page.locator('meta[name="curbside-build"]').getAttribute('content');

const newVersion = (page: Page) => page.getByRole('button', { name: en.page.reload, exact: true });

const agedBy = (unit: string) => en.offline.dataAge(`${DIGITS} ${unit}`);
const lotsAged = startingWith(...['s', 'sec', 'min'].map(agedBy));

/** A request that times out, and the wait for another. */
const LONG = { timeout: 40_000 };

const live = (page: Page) => panel(page).getByText(en.times.live, { exact: true }).first();
/** The one sentence of a service that doesn't answer. */
const down = (page: Page) => page.locator('.sheet').getByText(en.offline.serviceDown);

/** Expects departures by the saved timetable, which are not said to be live, the last lots with their age, and no buses. */
async function expectSavedLists(page: Page, saved: { lots: number }) {
  await expectAsTimePasses(page, () => down(page).isVisible(), LONG).toBe(true);
  await expect(live(page)).toBeHidden();
  await expect(rows(page)).not.toHaveCount(0);
  await expect(rows(page).filter({ hasNotText: en.times.scheduled })).toHaveCount(0);
  await tab(page, 'lots').click();
  await expectAsTimePasses(page, () => rows(page).count(), LONG).toBe(saved.lots);
  await expect(panel(page).getByText(lotsAged)).toBeVisible();
  await tab(page, 'vehicles').click();
  await expect(down(page)).toHaveCount(1);
  await expect(rows(page)).toHaveCount(0);
  await tab(page, 'stops').click();
}

/** Visits the page without its map until all is stored. Other servers may follow at the same port. */
async function visitWithoutMap(
  page: Page,
  startCurbside: (options: CurbsideOptions) => Promise<RunningServer>,
) {
  await withoutMap(page);
  const port = await freePort();
  const server = await startCurbside({ port });
  return { port, server, saved: await visit(page, server.url) };
}

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbside-build-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

test('R26: with its server gone the page opens with departures by the timetable and the last lots with their age, a change of the city’s settings shows at the next visit, and a new version is used once it is complete and the rider presses the button', async ({
  page,
  startCurbside,
}) => {
  const { port, server, saved } = await visitWithoutMap(page, startCurbside);
  const before = await buildOf(page);
  const worker = await page.request.get(`${server.url}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  const stored = await cachedUrls(page);
  expect(stored.some((address) => address.includes('/assets/'))).toBe(true);
  expect(
    stored.filter((address) => /\/v1\/|\/parking\/|key=|words-(?!en-)[a-z]+-/.test(address)),
  ).toEqual([]);

  await server.stop();
  await page.reload();
  await expectSavedLists(page, saved);
  await expect(page.getByText(en.offline.noNetwork)).toBeHidden();

  const city = { center: { lat: 43.6, lon: -91.9 }, zoom: 13, timeZone: 'America/Chicago' };
  const renamed = await startCurbside({
    port,
    settings: { city: { name: 'New Linden', ...city } },
  });
  await expectAsTimePasses(page, () => live(page).isVisible(), LONG).toBe(true);
  await expect(down(page)).toBeHidden();
  await tab(page, 'vehicles').click();
  await expectAsTimePasses(page, () => rows(page).count(), LONG).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'New Linden' })).toBeVisible();
  await renamed.stop();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New Linden' })).toBeVisible();

  await writeAnotherBuild(folder, 'newer');
  const assets = join(folder, 'assets');
  const lost = (await readdir(assets)).find((name) => name.startsWith('newer-kiosk-')) ?? '';
  await rename(join(assets, lost), join(folder, lost));
  const broken = await startCurbside({ port, distFolder: folder });
  await lookForNewVersion(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.installing === null && registration.waiting === null;
      }),
    )
    .toBe(true);
  await broken.stop();
  await page.reload();
  expect(await buildOf(page)).toBe(before);
  await tab(page, 'stops').click();
  await expectSavedLists(page, saved);

  await rename(join(folder, lost), join(assets, lost));
  await startCurbside({ port, distFolder: folder });
  await expect(newVersion(page)).toBeHidden();
  await expect
    .poll(async () => {
      await lookForNewVersion(page);
      return newVersion(page).isVisible();
    }, CACHE_WAIT)
    .toBe(true);
  await expect(page.getByText(en.offline.newVersion).first()).toBeVisible();
  expect(await buildOf(page)).toBe(before);
  // What loads now still comes from the old build, which the server no longer has.
  const box = page.getByRole('combobox', { name: en.search.label });
  await box.fill('meridian');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Escape');
  await expect(tab(page, 'stops')).toBeVisible();

  await newVersion(page).click();
  await expect.poll(() => buildOf(page), CACHE_WAIT).toBe('newer');
  await expect(rows(page).first()).toBeVisible();
  await expect(newVersion(page)).toBeHidden();
  // Chrome replaces a busy worker once it has no page.
  await page.goto('about:blank');
  await page.goBack();
  const scripts = async () =>
    (await cachedUrls(page)).filter((address) => address.includes('/assets/'));
  await expect
    .poll(
      async () => (await scripts()).filter((address) => !address.includes('/assets/newer-')),
      CACHE_WAIT,
    )
    .toEqual([]);
  expect(await scripts()).not.toEqual([]);
});

test(
  'R26: where the browser keeps the new version waiting, its page comes from the network soon after the press',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    const { port, server } = await visitWithoutMap(page, startCurbside);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await server.stop();
    await writeAnotherBuild(folder, 'newer');
    const worker = join(folder, 'sw.js');
    const patient = (await readFile(worker, 'utf8')).replace('self.skipWaiting()', 'undefined');
    await writeFile(worker, patient);
    await startCurbside({ port, distFolder: folder });
    await lookForNewVersion(page);
    await newVersion(page).click(CACHE_WAIT);
    await expect.poll(() => buildOf(page), CACHE_WAIT).toBe('newer');
    await expect(rows(page).first()).toBeVisible();
    await expect(newVersion(page)).toBeHidden();
  },
);

test(
  'R26: in airplane mode the page says that there is no network and shows its map',
  { tag: '@long' },
  async ({ page, context, demoWithBasemap }) => {
    // A small map is drawn faster.
    await page.setViewportSize({ width: 800, height: 600 });
    const saved = await visit(page, demoWithBasemap.url);
    await context.setOffline(true);
    await expect(page.locator('p').getByText(en.offline.noNetwork)).toBeVisible();
    await page.reload();
    await expectSavedLists(page, saved);
    await waitForIdleMap(page);
    // Another view in another language is saved too.
    await page.goto(`${demoWithBasemap.url}/?route=01&lang=es`);
    await expect(page.getByRole('tab', { name: es.page.tabs.stops })).toBeVisible();
    await expect(rows(page)).toHaveCount(saved.stops);
  },
);

test(
  'R26, A32: a file that arrives broken once is not stored, and the next visit stores the whole file',
  { tag: '@long' },
  async ({ page, startCurbside }) => {
    await withoutMap(page);
    const curbside = await startCurbside();
    const builder = scriptNamed('builder');
    // Only the worker requests the builder's code.
    const proxy = await startBrokenProxy(curbside.url, builder);
    await page.clock.install({ time: testNow() });
    await page.goto(proxy.url);
    await expect(rows(page).first()).toBeVisible();
    await expectAsTimePasses(page, () => proxy.requests(), CACHE_WAIT).toBeGreaterThan(0);
    await expect.poll(() => proxy.requests(), CACHE_WAIT).toBe(2);
    const stored = async () => (await cachedUrls(page)).filter((url) => builder.test(url));
    expect(await stored()).toEqual([]);
    await page.reload();
    await waitUntilCached(page);
    expect(await stored()).toHaveLength(1);
    proxy.stop();
  },
);
