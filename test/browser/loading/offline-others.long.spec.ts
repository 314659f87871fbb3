import type { BrowserContext, Page } from '@playwright/test';

import { testNow } from '../../support/moment/moment.ts';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { cachedUrls, visit, waitUntilCached } from '../support/cached-page.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', isFirstVisit: true });

async function openWithoutMap(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await withoutMap(page);
  await page.goto(url);
  return page;
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('B11: frames register no service worker and get nothing from its cache', async ({
  page,
  context,
  startCurbside,
}) => {
  const server = await startCurbside();
  await page.clock.install({ time: testNow() });
  const frame = await openWithoutMap(context, `${server.url}/?view=embed`);
  const framing = await openWithoutMap(context, `${server.url}/icon.svg`);
  await framing.evaluate((address) => {
    const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe');
    inner.setAttribute('src', address);
    document.documentElement.append(inner);
  }, server.url);
  const framed = framing.frames()[1];
  // Longer than the rider's page waits before it registers the worker.
  await page.clock.fastForward(8_000);
  await page.waitForTimeout(500);
  expect(framed?.url()).toBe(`${server.url}/`);
  expect(await Promise.all([frame, framing].map(registrations))).toEqual([0, 0]);
  await framing.close();

  await withoutMap(page);
  await visit(page, server.url);
  const ask = (on: Page, path: string) =>
    on.evaluate(
      (address) =>
        fetch(address)
          .then(({ status }) => status)
          .catch(() => null),
      path,
    );
  const addresses = await cachedUrls(page);
  const answer = await frame.reload();
  // After a rider's visit the worker controls this page too, and passes its requests on.
  expect(await frame.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  expect(answer?.fromServiceWorker()).toBe(false);
  expect(await ask(frame, '/basemap/dark.json')).toBe(200);
  expect(await cachedUrls(page)).toEqual(addresses);
  // The worker serves this page from its next load on.
  await page.reload();
  await server.stop();
  expect(await ask(page, '/curbside.json')).toBe(200);
  expect(await ask(frame, '/curbside.json')).toBe(null);
  await expect(frame.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});

test('A37: a display starts without a network, and the server can remove its worker', async ({
  page,
  context,
  startCurbside,
}) => {
  const server = await startCurbside();
  const address = `${server.url}/?view=kiosk&route=03`;
  const rowsOf = (on: Page) => on.getByRole('main').getByRole('listitem');
  await withoutMap(page);
  await page.clock.install({ time: testNow() });
  await page.goto(address);
  await expect(rowsOf(page).first()).toBeVisible();
  await waitUntilCached(page);
  await page.close();
  await server.stop();

  const again = await openWithoutMap(context, address);
  await expect(again.getByText(like(en.display.savedData(ANY, true)))).toBeVisible({
    timeout: 10_000,
  });
  await expect(rowsOf(again).first()).toBeVisible();
  await expect(again.getByText(like(en.stops.toward(ANY)))).toHaveCount(0);

  await startCurbside({ port: server.port, server: { serviceWorker: 'remove' } });
  await again.reload();
  // The removed worker reloads the page, which interrupts what a test asks it.
  await expect(async () => {
    expect(await registrations(again)).toBe(0);
    expect(await cachedUrls(again)).toEqual([]);
  }).toPass();
  await expect(rowsOf(again).first()).toBeVisible();
});
