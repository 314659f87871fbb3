import { SATURDAY } from '../../support/moment/moment.ts';
import { pagesOf } from '../support/pagesOf.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

test('J5, Q10: a way that is opened stays in view while the one above it closes', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ clock: () => SATURDAY });
  await page.goto(`${url}/?from=0726&to=43.62176,-91.93825,Fieldhouse%20Ramp`);
  const second = page.locator('.journeys__list').first().locator('.journey__row').nth(1);
  const top = async () => (await second.boundingBox())?.y ?? 0;
  const sheet = page.locator('.sheet');
  const { y: sheetTop = 0 } = (await sheet.boundingBox()) ?? {};
  // Far enough down that the second way is the first thing to be seen.
  await second.evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await second.tap();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(await top()).toBeGreaterThan(sheetTop);
});

test('J6: ways are printed alone and whole, on as many pages as they take', async ({
  page,
  startCurbside,
}) => {
  await withoutMap(page);
  const { url } = await startCurbside({ clock: () => SATURDAY });
  await page.goto(`${url}/?from=0726&to=43.62176,-91.93825,Fieldhouse%20Ramp`);
  const rows = page.locator('.journey__row');
  await expect(rows.nth(2)).toBeVisible();
  expect(pagesOf(await page.pdf({ width: '320px', height: '300px' }))).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Fieldhouse Ramp').first()).toBeVisible();
  const { y = 0, height = 0 } = (await rows.last().boundingBox()) ?? {};
  const printed = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(y + height).toBeLessThanOrEqual(printed);
  expect(printed).toBeGreaterThan(568);
  await expect(
    page.locator('.rider__map, .chips, .share-card').filter({ visible: true }),
  ).toHaveCount(0);
});
