import type { BrowserContext, Page } from '@playwright/test';

import { cachedUrls, visit } from './support/cached-page.ts';
import { withoutMap } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

async function openWithoutMap(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await withoutMap(page);
  await page.goto(url);
  return page;
}

test('A37, B11: displays and frames register no service worker and get nothing from its cache', async ({
  page,
  context,
  startCurbside,
}) => {
  const server = await startCurbside();
  const opened = await Promise.all(
    ['/?view=kiosk', '/?view=embed'].map((path) => openWithoutMap(context, server.url + path)),
  );
  const framing = await openWithoutMap(context, `${server.url}/icon.svg`);
  await framing.evaluate((address) => {
    const frame = document.createElementNS('http://www.w3.org/1999/xhtml', 'iframe');
    frame.setAttribute('src', address);
    document.documentElement.append(frame);
  }, server.url);
  const framed = framing.frames()[1];
  // Longer than the rider's page waits before it registers the worker.
  await page.waitForTimeout(8_000);
  expect(framed?.url()).toBe(`${server.url}/`);
  const registrations = await Promise.all(
    [...opened, framing].map((each) =>
      each.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ),
  );
  expect(registrations).toEqual([0, 0, 0]);
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
  for (const other of opened) {
    const answer = await other.reload();
    // After a rider's visit the worker controls these pages too, and passes their requests on.
    expect(await other.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    expect(answer?.fromServiceWorker()).toBe(false);
    expect(await ask(other, '/basemap/dark.json')).toBe(200);
  }
  expect(await cachedUrls(page)).toEqual(addresses);
  // The worker serves this page from its next load on.
  await page.reload();
  await server.stop();
  expect(await ask(page, '/curbside.json')).toBe(200);
  for (const other of opened) {
    expect(await ask(other, '/curbside.json')).toBe(null);
    await expect(other.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  }
});
