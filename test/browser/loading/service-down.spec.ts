import type { Page } from '@playwright/test';

import { en } from '../../support/words/catalogs.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isFirstVisit: true });

const OPERATION = /^\/(?:v1\/|parking\/)/;
const isOperation = (url: URL) => OPERATION.test(url.pathname);

const FAULTS = {
  'can not be reached': (page: Page) => page.route(isOperation, (route) => route.abort()),
  'reports errors': (page: Page) =>
    page.route(isOperation, (route) => route.fulfill({ status: 500, body: 'no' })),
  'leaves requests open': (page: Page) => page.route(isOperation, () => {}),
};

const VIEWS = [
  { what: 'near me', query: '', row: '.departure' },
  { what: 'a stop', query: '?stop=0165', row: '.departure' },
  { what: 'a route', query: '?route=04', row: '.stop-list__row' },
  { what: 'the buses', query: '?panel=vehicles', row: null },
  { what: 'the lots', query: '?panel=lots', row: null },
];

/** The messages on the page that can be seen. */
const messages = (page: Page) =>
  page
    .locator('.notice, .feed-line')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent ?? ''),
    );

for (const [fault, fail] of Object.entries(FAULTS))
  test(
    `Q9: of a service that ${fault} a new page says so once, with scheduled times within six seconds`,
    { tag: '@long' },
    async ({ page, startCurbside }) => {
      await withoutMap(page);
      const { url } = await startCurbside();
      await fail(page);
      for (const { what, query, row } of VIEWS) {
        await page.goto(`${url}/${query}`);
        const sentence = page.locator('.sheet').getByText(en.offline.serviceDown);
        await expect(sentence).toBeVisible({ timeout: 8_000 });
        if (row !== null)
          await expect(page.locator(row).first(), what).toBeVisible({ timeout: 6_000 });
        await expect
          .poll(() => messages(page), { message: what })
          .toEqual([expect.stringContaining(en.offline.serviceDown)]);
        await expect(page.locator('.sheet').getByText(en.times.live, { exact: true })).toBeHidden();
      }
    },
  );

test('Q9: when its server stops an open page keeps what it has, says so once, and is live again by itself', async ({
  page,
  startCurbside,
  allowErrors,
}) => {
  await withoutMap(page);
  const server = await startCurbside();
  await page.goto(server.url);
  await expect(page.getByText(en.times.live, { exact: true }).first()).toBeVisible();
  const port = Number(new URL(server.url).port);
  // Else the script that says it could not come.
  await page.getByRole('combobox').waitFor();
  await page.waitForLoadState('networkidle');
  await server.stop();
  // What had not loaded yet can't be.
  allowErrors();
  await expect(page.locator('.sheet').getByText(en.offline.serviceDown)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.locator('.departure').first()).toBeVisible();
  expect(
    (await messages(page)).filter((text) => text.includes(en.offline.serviceDown)),
  ).toHaveLength(1);
  // For two minutes the rows keep what was known of their buses, so nothing says that they are the timetable's.
  await expect(page.getByText(en.times.live, { exact: true }).first()).toBeVisible();
  expect((await messages(page)).join(' ')).not.toMatch(new RegExp(en.times.scheduled, 'i'));
  await startCurbside({ port });
  await expect(page.locator('.sheet').getByText(en.offline.serviceDown)).toBeHidden({
    timeout: 60_000,
  });
  await expect(page.getByText(en.times.live, { exact: true }).first()).toBeVisible();
});
