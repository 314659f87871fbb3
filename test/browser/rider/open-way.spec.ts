import { SATURDAY } from '../../support/moment/moment.ts';
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
