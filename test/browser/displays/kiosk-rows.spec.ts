import { en } from '../../support/words/catalogs.ts';
import { withoutMap } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('A50: a portrait display has two lots on every page, also where its parts are no whole pixels high', async ({
  page,
  demoAtNoon,
}) => {
  await withoutMap(page);
  await page.setViewportSize({ width: 1080, height: 1920 });
  await page.goto(`${demoAtNoon.url}/?view=kiosk`);
  const lots = page.getByRole('list', { name: en.parking.sort.open }).getByRole('listitem');
  await expect(lots).toHaveCount(2);
  const counts: Record<string, number> = {};
  for (let width = 1080; width <= 1090; width += 1) {
    await page.setViewportSize({ width, height: 1920 });
    // The list is measured, asks for its height, and is measured again.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    });
    counts[width] = await lots.count();
  }
  expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((width) => [width, 2])));
});
