import type { Page } from '@playwright/test';

import { boot as en } from '../../../src/lib/words/compiled/en/boot.ts';
import { boot as es } from '../../../src/lib/words/compiled/es/boot.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { testNow } from '../../support/moment/moment.ts';
import { en as words } from '../../support/words/catalogs.ts';
import { filesToStart, scriptNamed } from '../support/build/page-files.ts';
import { expectAsTimePasses } from '../support/clock.ts';
import { rows, withoutMap } from '../support/screen.ts';
import { startBrokenProxy } from '../support/servers/startBrokenProxy.ts';
import { expect, test } from '../support/test.ts';

const FIRST_SCRIPTS = [...filesToStart('index.html')].filter((file) => file.endsWith('.js'));
const nameOf = (file: string) => file.replace(/^assets\/(.+)-[0-9a-z]{8}\.js$/, '$1');

const boards = (page: Page) => page.getByRole('main').getByRole('listitem');

const PAGES = [
  { who: 'a rider', query: '?route=03', list: rows },
  { who: 'a display', query: '?view=kiosk&route=03', list: boards },
  { who: 'a frame', query: '?view=embed&route=03', list: (page: Page) => page.getByRole('link') },
] as const;

for (const { who, query, list } of PAGES)
  test(`R31: while the first scripts of ${who} load, the page isn’t blank`, async ({
    page,
    smallCity: { url },
  }) => {
    let load = () => {};
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route(scriptNamed('page'), async (route) => {
      await loaded;
      await route.continue();
    });
    /** How much of the ring is seen, and how large it is. */
    const ring = () =>
      page.evaluate(() => {
        const { content, opacity, inlineSize } = getComputedStyle(
          document.querySelector('#curbside') ?? document.body,
          '::before',
        );
        return content === 'none' ? null : [opacity, inlineSize];
      });
    await page.goto(`${url}/${query}`, { waitUntil: 'commit' });
    await expect.poll(ring).toEqual(['1', '32px']);
    load();
    await expect(list(page).first()).toBeVisible();
    expect(await ring()).toBeNull();
  });

for (const { who, query, list } of PAGES) {
  test(`R33, A32: ${who} gets the page when any one of its first scripts fails`, async ({
    page,
    smallCity: { url },
  }) => {
    expect(FIRST_SCRIPTS.length).toBeGreaterThan(1);
    for (const file of FIRST_SCRIPTS) {
      await test.step(nameOf(file), async () => {
        // Until the message was seen, because the page loads the file again after a second.
        await page.route(`**/${file}`, (route) => route.abort());
        await page.goto(`${url}/${query}`, { waitUntil: 'commit' });
        await expect(page.getByRole('alert')).toHaveText(en.notLoaded);
        await page.unroute(`**/${file}`);
        await expect(list(page).first()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  });
}

for (const { who, query, list } of PAGES) {
  test(`R33, A32: ${who} gets the page after a minute without its scripts`, async ({
    page,
    startCurbside,
  }) => {
    const { url } = await startCurbside({ source: smallSource() });
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await withoutMap(page);
    await page.clock.install({ time: testNow() });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${url}/${query}`);
    await expect(page.getByRole('alert')).toHaveText(en.notLoaded);
    for (let second = 0; second < 60; second += 1) await page.clock.runFor(1000);
    await expect(page.getByRole('alert')).toHaveText(en.notLoaded);
    expect(loads, 'no reload while the scripts cannot be downloaded').toBe(1);
    await page.unroute('**/assets/*.js');
    // Nobody presses a button on a display.
    if (who === 'a display') await page.clock.runFor(10_000);
    else await page.getByRole('button', { name: en.tryNow }).click();
    await expect(list(page).first()).toBeVisible();
  });
}

test('R33: a first script that hangs is requested again', async ({ page, smallCity: { url } }) => {
  await page.clock.install({ time: testNow() });
  // A busy machine may need longer than the page waits for its words.
  await page.clock.pauseAt(testNow() + 1000);
  let requests = 0;
  let isSeen = false;
  await page.route(`**/${FIRST_SCRIPTS[0]}`, async (route) => {
    requests += 1;
    if (requests === 1) return;
    // The page reloads as soon as it has the script, and the message goes.
    await expect.poll(() => isSeen).toBe(true);
    await route.continue();
  });
  // A script that hangs delays the load event.
  await page.goto(`${url}/?route=03&lang=es`, { waitUntil: 'commit' });
  await page.locator('#curbside').waitFor({ state: 'attached' });
  // Not a second longer, which is the time limit of the words.
  await page.clock.runFor(15_500);
  await expect(page.getByRole('alert')).toHaveText(es.notLoaded);
  isSeen = true;
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(rows(page).first()).toBeVisible();
});

test('R33: a page whose scripts a new build has removed loads those of the new one', async ({
  page,
  smallCity: { url },
  allowErrors,
}) => {
  let isOld = true;
  await page.route(`${url}/?route=03`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    if (!isOld) return route.fulfill({ response });
    isOld = false;
    return route.fulfill({ response, body: html.replaceAll('"/assets/', '"/assets/old-') });
  });
  await page.goto(`${url}/?route=03`);
  await expect(rows(page).first()).toBeVisible();
  expect(isOld).toBe(false);
  // The console reports the old build's style sheets.
  allowErrors();
});

const BROKEN_FILES = [
  { who: 'a rider', file: 'lists', query: '?route=03&panel=buses', list: rows },
  { who: 'a display', file: 'kiosk', query: '?view=kiosk&route=03', list: boards },
  { who: 'a display', file: 'KioskMap', query: '?view=kiosk&route=03', list: boards },
  { who: 'a frame', file: 'embed', query: '?view=embed&route=03', list: PAGES[2].list },
] as const;

for (const { who, file, query, list } of BROKEN_FILES) {
  test(`R33, A32: ${who} recovers when ${file} arrives broken once`, async ({
    page,
    startCurbside,
    allowErrors,
  }) => {
    const curbside = await startCurbside({ source: smallSource() });
    const proxy = await startBrokenProxy(curbside.url, scriptNamed(file));
    const { chunk } = words.failures;
    await withoutMap(page);
    // Not with an installed clock, which hides from the page what it has loaded.
    await page.goto(`${proxy.url}/${query}`, { waitUntil: 'commit' });
    const isBroken = page.getByText(en.notLoaded).or(page.getByText(chunk));
    await expect(isBroken.first()).toBeVisible();
    if (who === 'a rider')
      await page.getByRole('button', { name: words.page.reload }).first().click();
    await expect(isBroken).toHaveCount(0);
    await expect(list(page).first()).toBeVisible();
    expect(proxy.requests()).toBeGreaterThan(1);
    proxy.stop();
    // The browser reports the broken script.
    allowErrors();
  });
}

const HANGING_FILES = [
  { who: 'a display', file: 'words-en-rest', query: '?view=kiosk&route=03', list: boards },
  { who: 'a frame', file: 'embed', query: PAGES[2].query, list: PAGES[2].list },
] as const;

for (const { who, file, query, list } of HANGING_FILES) {
  test(`R33, A32: ${who} says that it is not there while ${file} hangs, and requests it again`, async ({
    page,
    smallCity: { url },
  }) => {
    await page.clock.install({ time: testNow() });
    await page.route(scriptNamed(file), () => {}, { times: 1 });
    await page.goto(`${url}/${query}`, { waitUntil: 'commit' });
    const message = page.getByText(en.notLoaded);
    await expectAsTimePasses(page, () => message.count()).toBe(1);
    await expectAsTimePasses(page, () => message.count()).toBe(0);
    await expect(list(page).first()).toBeVisible();
  });
}
