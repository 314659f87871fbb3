import type { Page } from '@playwright/test';

import { startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';
import { cachedUrls, visit } from '../support/cached-page.ts';
import { COARSE, withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ ...COARSE, serviceWorkers: 'allow', isFirstVisit: true });

const documentsIn = async (page: Page) =>
  (await cachedUrls(page)).filter((url) => url.includes('/city/')).length;

const box = (page: Page) => page.getByRole('combobox', { name: en.search.label });

/** Searches for a stop and opens it, while the service is gone. */
async function expectDeparturesOfUnopenedStop(page: Page): Promise<void> {
  await box(page).fill('meridian');
  const stop = page
    .getByRole('group', { name: startingWith(en.layers.stops) })
    .getByRole('option')
    .first();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return stop.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await stop.click();
  const departures = page.getByRole('region', { name: en.page.tabs.departures });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2000);
        return page.getByText(en.offline.serviceDown).first().isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await expect(departures.getByRole('listitem').first()).toBeVisible();
}

test('P4: with its server gone the page searches the whole city, and has the timetable of a stop that was never opened', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const server = await startCurbside({});
  await visit(page, server.url);
  await box(page).click();
  // The city, and four days.
  await expect.poll(() => documentsIn(page), { timeout: 30_000 }).toBe(5);

  await server.stop();
  await page.reload();
  await expectDeparturesOfUnopenedStop(page);
});

test('P1: a connection that saves data loads no documents', async ({ page, startCurbside }) => {
  await withoutMap(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const server = await startCurbside({});
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, server.url);
  await box(page).fill('meridian');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect.poll(() => asked.some((url) => url.includes('/v1/search'))).toBe(true);
  expect(asked.filter((url) => url.includes('/city/'))).toEqual([]);
});

/** Takes from lists, in a page or a worker, what the oldest supported browsers don't have. */
const removeNewMethods = `
  for (const list of [Array.prototype, Object.getPrototypeOf(Int8Array.prototype)])
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
      Reflect.deleteProperty(list, name);
`;

test('F26, P4: one of the oldest supported browsers, too, searches the city and has a stop’s timetable with its server gone', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  await page.addInitScript(removeNewMethods);
  let hasWorker = false;
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: removeNewMethods + (await response.text()) });
    hasWorker = true;
  });
  const server = await startCurbside({});
  await visit(page, server.url);
  await box(page).click();
  await expect.poll(() => documentsIn(page), { timeout: 30_000 }).toBe(5);
  expect(hasWorker).toBe(true);

  await server.stop();
  await expectDeparturesOfUnopenedStop(page);
});
